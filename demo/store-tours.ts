import { schoolTour } from '#features/school-tours/school-tour.ts';
import { category } from '#features/categories/category.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { listCategories } from '#features/categories/server/categories.read.ts';
import { categories as categoryCalls } from '#features/categories/server/categories.service.ts';
import { schoolTours as tourCalls } from '#features/school-tours/server/school-tours.service.ts';
import { schoolTours, tourCategories } from './content/school-tours.ts';
import { isExampleCompany } from './store-company-records.ts';

/** Creates missing school tours and their categories, unless the company has another name. */
export async function storeSchoolTours(ctx: Context, mediaIds: ReadonlyMap<string, number>): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  const categoryIds = await storeTourCategories(ctx);
  const stored = schoolTour.list.parse(await tourCalls.list(ctx));
  const names = new Set(stored.map(({ name_tr: name }) => name));
  // The last one is created first, because a new record goes to the top of its list.
  for (const { category: seoName, name, description, pictures, ...facts } of schoolTours.toReversed()) {
    if (names.has(name.tr)) continue;
    const input = {
      ...flattenText('name', name),
      ...flattenText('description', description),
      ...facts,
      category_id: categoryIds.get(seoName),
      images: pictures.flatMap((file) => mediaIds.get(file) ?? []),
    };
    await tourCalls.create(ctx, null, schoolTour.create.parse(input));
  }
}

async function storeTourCategories(ctx: Context): Promise<Map<string, number>> {
  const section = 'school-tours';
  const tree = await listCategories(ctx, { section });
  const ids = new Map(tree.map(({ seo_name, id }) => [seo_name, id]));
  for (const { seo_name, name } of tourCategories.toReversed()) {
    if (ids.has(seo_name)) continue;
    const input = category.create.parse({ ...flattenText('name', name), section, seo_name });
    ids.set(seo_name, (await categoryCalls.create(ctx, null, input)).data.id);
  }
  return ids;
}
