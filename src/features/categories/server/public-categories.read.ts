import type { CategoryStep, PublicCategory } from '../category.ts';
import type { Picture } from '#shared/schema/media.ts';
import { flattenText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { describePicture, loadPictures, type PictureFiles } from '#server/media/media.read.ts';
import { translatedLanguages, type Localiser } from '#server/texts/localiser.ts';
import type { CategoryRow } from './categories.queries.ts';
import type { VisibleCategories } from './visible-categories.ts';

/** Visible products by category, without those of subcategories. */
export type ProductCounts = ReadonlyMap<number, number>;

export type CategoryPictures = ReadonlyMap<number, PictureFiles>;

export function loadCategoryPictures(db: Reader, categories: VisibleCategories): Promise<CategoryPictures> {
  const imageIds = categories.ids.flatMap((id) => categories.byId(id)?.image_id ?? []);
  return loadPictures(db, imageIds);
}

type Shown = { categories: VisibleCategories; pictures: CategoryPictures; localiser: Localiser };

/** The category tree of the navigation. */
export function presentPublicTree(
  { categories, pictures, localiser }: Shown,
  counts: ProductCounts,
): PublicCategory[] {
  const nodesBelow = (id: number | null): PublicCategory[] =>
    categories.children(id).map((row) => ({
      id: row.id,
      ...localiser.read({ name: row.name }),
      ...(flattenText('name', readTexts(row.name)) as Record<`name_${string}`, string>),
      seo_name: row.seo_name,
      queue: row.queue,
      image: pictureOf(row, pictures, localiser),
      product_count: countBelow(categories, counts, row.id),
      sub_categories: nodesBelow(row.id),
    }));
  return nodesBelow(null);
}

export function presentStep(row: CategoryRow, localiser: Localiser): CategoryStep {
  return { id: row.id, seo_name: row.seo_name, ...localiser.read({ name: row.name }) };
}

/**
 * Presents the category whose page is shown. Texts of its ancestors do not apply to it (docs/product.md,
 * "Titles and descriptions").
 */
export function presentMainCategory(
  row: CategoryRow,
  { pictures, localiser }: Pick<Shown, 'pictures' | 'localiser'>,
  langs: readonly string[],
) {
  const { lang } = localiser;
  return {
    id: row.id,
    seo_name: row.seo_name,
    ...localiser.read({ name: row.name, description: row.description }),
    seo_title: readTexts(row.seo_title)[lang] ?? null,
    seo_description: readTexts(row.seo_description)[lang] ?? null,
    image: pictureOf(row, pictures, localiser),
    langs: translatedLanguages(langs, localiser.mainLang, {
      name: readTexts(row.name),
      others: [readTexts(row.description)],
    }),
  };
}

export function countBelow(categories: VisibleCategories, counts: ProductCounts, id: number): number {
  return categories.subtree(id).reduce((sum, below) => sum + (counts.get(below) ?? 0), 0);
}

function pictureOf(row: CategoryRow, pictures: CategoryPictures, localiser: Localiser): Picture | null {
  const picture = row.image_id === null ? undefined : pictures.get(row.image_id);
  return picture
    ? describePicture(picture, localiser, { otherwise: localiser.read({ name: row.name }).name })
    : null;
}
