import type { Selectable } from 'kysely';
import { schoolTour } from '../school-tour.ts';
import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import type { SchoolTourTable } from '#server/db/schema/school-tour.ts';
import { loadCategoryNames } from '#features/categories/server/categories.read.ts';
import { checkCategory } from '#features/categories/server/categories.service.ts';
import { loadPictureGalleries, type WithFiles } from '#features/galleries/server/galleries.read.ts';
import { schoolTourKind } from '#features/galleries/server/gallery-owner.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';

/** The row of a tour. An old version in the history may contain its gallery files. */
export type SchoolTourRow = Selectable<SchoolTourTable> & WithFiles;

/** The school tour as a simple record (docs/decisions/0026). */
export const schoolTourResource = recordResource({
  schemas: schoolTour,
  table: recordTable('school_tours', { category_id: 0, duration: null, capacity: null, is_active: 1 }),
  columns: ({ category_id, duration, capacity, is_active }) => ({
    category_id,
    duration,
    capacity,
    is_active,
  }),
  check: (tx, { category_id: id }) => checkCategory(tx, id === 0 ? undefined : id, 'school-tours'),
  present: async (db, rows: readonly SchoolTourRow[]) => {
    const filesOf = await loadPictureGalleries(db, schoolTourKind, rows);
    const categoryName = await loadNames(db);
    return (row: SchoolTourRow) => ({
      category_id: row.category_id,
      category_name: categoryName(row.category_id),
      duration: row.duration,
      capacity: row.capacity,
      is_active: row.is_active === 1,
      ...filesOf(row),
    });
  },
});

async function loadNames(db: Reader): Promise<(categoryId: number) => string> {
  const names = await loadCategoryNames(db, 'school-tours');
  const main = await getMainLanguage(db);
  return (id) => resolveName(names.get(id) ?? {}, main, main, []).text;
}
