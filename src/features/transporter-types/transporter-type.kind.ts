import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const transporterTypeKind = {
  table: 'transporter_types',
  entity: 'transporter-type',
  resource: 'transporter-types',
  called: { one: 'Taşıyıcı türü', afterName: 'taşıyıcı türü', all: 'Taşıyıcı türleri' },
  icon: 'tags',
  screen: { list: paths.lists },
  nameColumn: 'name',
  texts: ['name'],
  mainText: 'name',
  listBy: [],
  media: {},
} as const satisfies RecordKind;
