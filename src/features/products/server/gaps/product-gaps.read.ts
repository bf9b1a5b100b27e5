import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { loadRequiredLabels } from '#features/categories/server/category-template.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { findProductGaps } from '../../product-gaps.rules.ts';
import { readAttributes } from '../attributes.ts';

const texts = ['name', 'summary', 'description', 'seo_title', 'seo_description'] as const;

export type GapSource = Pick<
  ProductRow,
  'category_id' | 'attributes' | 'has_picture' | (typeof texts)[number]
>;

/** Returns a function that finds what a stored product lacks, by the same rules as its form. */
export async function loadGapFinder(db: Reader) {
  const { all, main } = await getLanguageCodes(db);
  const languages = [main, ...all.filter((lang) => lang !== main)];
  const labels = await loadAllLabels(db);
  const requiredOf = await loadRequiredLabels(db);
  return (row: GapSource) => {
    const read = new Map(texts.map((field) => [field as string, readTexts(row[field])]));
    return findProductGaps(
      {
        text: (field) => read.get(field.slice(0, -3))?.[field.slice(-2)] ?? '',
        pictures: row.has_picture,
        attributes: readAttributes(row.attributes),
      },
      { required: requiredOf(row.category_id), definitionOf: (id) => labels.get(id) },
      languages,
    );
  };
}
