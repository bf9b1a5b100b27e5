import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const catalogueKind = {
  table: 'catalogues',
  entity: 'catalogue',
  resource: 'catalogues',
  called: { one: 'Katalog', afterName: 'kataloğu', all: 'Kataloglar' },
  icon: 'book',
  screen: { list: paths.catalogue },
  preview: 'catalogue',
  nameColumn: 'name',
  texts: ['name'],
  mainText: 'name',
  listBy: [],
  media: { cover_id: 'picture', first_page_id: 'picture', file_id: 'document' },
} as const satisfies RecordKind;
