import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const kitKind = {
  table: 'kits',
  entity: 'kit',
  resource: 'kits',
  called: { one: 'Kit', afterName: 'kiti', all: 'Kitler' },
  icon: 'package-export',
  screen: { list: paths.kits },
  nameColumn: 'name',
  texts: [],
  mainText: null,
  listBy: [],
  media: {},
} as const satisfies RecordKind;
