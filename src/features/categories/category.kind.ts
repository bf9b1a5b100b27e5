import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const categoryKind = {
  table: 'categories',
  entity: 'category',
  resource: 'categories',
  called: { one: 'Kategori', afterName: 'kategorisi', all: 'Kategoriler' },
  icon: 'folder',
  screen: {
    listOf: ({ section }) =>
      section === 'products' ? paths.categories : `${paths.categories}?tree=${section}`,
  },
  preview: 'category',
  nameColumn: 'name',
  texts: ['name', 'description', 'seo_title', 'seo_description'],
  bin: 'own',
  mainText: 'name',
  listBy: ['section', 'parent_id'],
  media: { image_id: 'picture' },
} as const satisfies RecordKind;
