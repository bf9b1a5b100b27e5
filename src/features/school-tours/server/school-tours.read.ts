import type { PublicSchoolTour, SchoolTourList, SchoolTourListQuery } from '../school-tour.ts';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows } from '#server/db/record-rows.ts';
import { loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { ofSchoolTour } from '#features/galleries/server/gallery-owner.ts';
import { readPublicGalleries } from '#features/galleries/server/public-galleries.read.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { presentRecords } from '#server/records/record-resource.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { schoolTourResource, type SchoolTourRow } from './tour-resource.ts';

/** Lists a page of tours for the panel. They are filtered in memory, because a company has only a few. */
export async function listSchoolTours(
  { db }: Pick<Context, 'db'>,
  { search, category_id: categoryId, page, per_page: perPage }: SchoolTourListQuery,
): Promise<SchoolTourList> {
  const rows = await selectRows<SchoolTourRow>(db, 'school_tours');
  const ids = categoryId === undefined ? undefined : await loadSubtreeIds(db, categoryId, 'school-tours');
  const found = rows.filter((row) => (ids?.includes(row.category_id) ?? true) && matches(row, search));
  const { limit, offset } = pageRange({ page, perPage });
  const shown = found.slice(offset, offset + limit);
  const data = shown.map(await presentRecords(db, schoolTourResource, shown));
  return pageOf(data, { page, perPage, total: found.length });
}

/** Whether the name, in all languages together, contains all words of the search. */
function matches({ name }: SchoolTourRow, search: string): boolean {
  const names = searchFold(Object.values(readTexts(name)).join(' '));
  return searchFold(search)
    .split(' ')
    .every((word) => names.includes(word));
}

/** Lists the tours that visitors see, in their order. */
export async function listPublicSchoolTours(db: Reader, localiser: Localiser): Promise<PublicSchoolTour[]> {
  const tours: PublicSchoolTour[] = [];
  for (const { row, category } of await loadVisibleTours(db)) {
    const { id, duration, capacity } = row;
    const texts = localiser.read({ name: row.name, description: row.description });
    const { images } = await readPublicGalleries(db, ofSchoolTour(id), { localiser, name: texts.name });
    tours.push({
      id,
      ...texts,
      duration,
      capacity,
      category: { id: category.id, ...localiser.read({ name: category.name }) },
      pictures: images,
    });
  }
  return tours;
}

/** Finds a tour that visitors see, with its name; undefined for other ids. */
export async function findPublicTour(
  db: Reader,
  id: number,
  localiser: Localiser,
): Promise<{ id: number; name: string } | undefined> {
  const visible = (await loadVisibleTours(db)).find(({ row }) => row.id === id);
  return visible && { id, name: localiser.read({ name: visible.row.name }).name };
}

/** Loads the active tours in visible categories, with their categories. */
export async function loadVisibleTours(db: Reader) {
  const rows = await selectRows<SchoolTourRow>(db, 'school_tours');
  const categories = await loadVisibleCategories(db, 'school-tours');
  return rows.flatMap((row) => {
    const category = categories.byId(row.category_id);
    return row.is_active === 1 && category ? [{ row, category }] : [];
  });
}
