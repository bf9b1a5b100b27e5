import { attributeValues } from './attribute-columns.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import type { Article, FieldValue } from './article.ts';
import { selectArticleCodes, selectModels, selectVariantsById, type ModelRow } from './articles.queries.ts';
import { textFields } from './columns.ts';

export function modelArticle(row: ModelRow, languages: readonly string[]): Article {
  const values: Record<string, FieldValue> = {
    category: row.category_id,
    transporter_types: typeIdsIn(row.transporter_type_ids).sort((a, b) => a - b),
    is_active: row.is_active === 1,
    is_featured: row.is_featured === 1,
    published_at: row.published_at || null,
  };
  for (const field of textFields) {
    const texts = readTexts(row[field]);
    for (const lang of languages) values[`${field}_${lang}`] = texts[lang] ?? '';
  }
  Object.assign(values, attributeValues(row.attributes));
  const { id, version, code } = row;
  return { kind: 'model', productId: id, variantId: null, version, code, modelCode: '', values };
}

export function variantArticle(row: ProductVariantRow, modelCode: string): Article {
  const { id, product_id: productId, version, code } = row;
  const values = {
    size: row.size_id,
    finish: row.finish_id,
    weight: row.weight,
    pack_quantity: row.pack_quantity,
    is_active: row.is_active === 1,
  };
  return { kind: 'variant', productId, variantId: id, version, code, modelCode, values };
}

export async function findArticles(
  db: Reader,
  codes: readonly string[],
  languages: readonly string[],
): Promise<Map<string, Article>> {
  const known = await selectArticleCodes(db, codes);
  const models = await selectModels(db, [...new Set(known.map(({ product_id: id }) => id))]);
  const variantIds = known.flatMap(({ variant_id: id }) => id ?? []);
  const variants = new Map((await selectVariantsById(db, variantIds)).map((row) => [row.id, row]));
  const byId = new Map(models.map((row) => [row.id, row]));
  return new Map(
    known.flatMap(({ code, product_id: productId, variant_id: variantId }) => {
      const model = byId.get(productId);
      const variant = variantId === null ? undefined : variants.get(variantId);
      if (!model || (variantId !== null && !variant)) return [];
      return [
        [code, variant ? variantArticle(variant, model.code) : modelArticle(model, languages)] as const,
      ];
    }),
  );
}
