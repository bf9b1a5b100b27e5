import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const sizeKind = {
  table: 'sizes',
  entity: 'size',
  resource: 'sizes',
  called: { one: 'Ölçü', afterName: 'ölçüsü', all: 'Ölçüler' },
  icon: 'ruler',
  screen: { list: `${paths.lists}?tab=sizes` },
  nameColumn: 'name',
  texts: ['name'],
  mainText: 'name',
  listBy: [],
  media: {},
} as const satisfies RecordKind;
