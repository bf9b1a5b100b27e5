import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const attributeLabelKind = {
  table: 'attribute_labels',
  entity: 'attribute-label',
  resource: 'attribute-labels',
  called: { one: 'Özellik etiketi', afterName: 'özellik etiketi', all: 'Özellik etiketleri' },
  icon: 'list',
  screen: { list: `${paths.lists}?tab=attribute-labels` },
  nameColumn: 'name',
  texts: ['name'],
  mainText: 'name',
  listBy: [],
  media: {},
} as const satisfies RecordKind;
