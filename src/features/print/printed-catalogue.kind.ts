import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const printedCatalogueKind = {
  table: 'printed_catalogues',
  entity: 'printed-catalogue',
  resource: 'printed-catalogues',
  called: { one: 'Baskı', afterName: 'baskısı', all: 'Baskılar' },
  icon: 'printer',
  screen: { list: paths.print },
  nameColumn: 'name',
  texts: [],
  mainText: null,
  listBy: [],
  media: { cover_id: 'picture' },
} as const satisfies RecordKind;
