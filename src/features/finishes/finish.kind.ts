import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const finishKind = {
  table: 'finishes',
  entity: 'finish',
  resource: 'finishes',
  called: { one: 'Kaplama', afterName: 'kaplaması', all: 'Kaplamalar' },
  icon: 'palette',
  screen: { list: `${paths.lists}?tab=finishes` },
  nameColumn: 'name',
  texts: ['name'],
  mainText: 'name',
  listBy: [],
  media: { image_id: 'picture' },
} as const satisfies RecordKind;
