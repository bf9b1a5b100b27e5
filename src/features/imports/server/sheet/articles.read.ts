import { attributeValues } from './attribute-columns.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import {
  noOrderingData,
  noOwnOrderingData,
  type OwnOrderingData,
} from '#features/ordering-data/ordering-data.ts';
import type { AssociationKind } from '#features/associations/association-kinds.rules.ts';
import { loadNamedCodes } from '#features/associations/server/associations.read.ts';
import { loadOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import { loadVariantFiles } from '#features/variant-files/server/variant-files.read.ts';
import type { VariantRow } from '#features/variants/server/variant-history.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { newCodeKey, type Article, type FieldValue, type FieldValues } from './article.ts';
import { selectArticleCodes, selectModels, selectVariantsById, type ModelRow } from './articles.queries.ts';
import { associationValues } from './association-columns.ts';
import { textFields } from './columns.ts';
import { loadClaimValues } from './claim-values.read.ts';
import { loadFileValues, type FileValues } from './file-values.read.ts';
import { orderingValues } from './ordering-values.ts';

/** What belongs to a model besides its row. */
export type ModelParts = {
  own: OwnOrderingData | undefined;
  claims: FieldValues;
  /** The codes of the products that it names. */
  associated: Readonly<Record<AssociationKind, readonly string[]>>;
  files: FileValues;
};

export function modelArticle(
  row: ModelRow,
  languages: readonly string[],
  { own = noOwnOrderingData, claims, associated, files }: ModelParts,
): Article {
  const values: Record<string, FieldValue> = {
    ...orderingValues(own, languages),
    ...claims,
    ...associationValues(associated),
    ...files,
    weight: own.weight,
    pack_quantity: own.pack_quantity,
    category: row.category_id,
    transporter_types: typeIdsIn(row.transporter_type_ids).sort((a, b) => a - b),
    is_active: row.is_active === 1,
    is_featured: row.is_featured === 1,
    published_at: row.published_at || null,
    [newCodeKey]: row.code,
  };
  for (const field of textFields) {
    const texts = readTexts(row[field]);
    for (const lang of languages) values[`${field}_${lang}`] = texts[lang] ?? '';
  }
  Object.assign(values, attributeValues(row.attributes));
  const { id, version, code } = row;
  return { kind: 'model', productId: id, variantId: null, version, code, modelCode: '', values };
}

export function variantArticle(
  row: Omit<VariantRow, 'queue' | 'updated_at' | 'files'>,
  { modelCode, languages, files }: { modelCode: string; languages: readonly string[]; files: FileValues },
): Article {
  const { id, product_id: productId, version, code } = row;
  const values = {
    ...orderingValues(row.ordering, languages),
    ...files,
    size: row.size_id,
    finish: row.finish_id,
    weight: row.weight,
    pack_quantity: row.pack_quantity,
    is_active: row.is_active === 1,
    [newCodeKey]: code,
  };
  return { kind: 'variant', productId, variantId: id, version, code, modelCode, values };
}

export async function findArticles(
  db: Reader,
  codes: readonly string[],
  languages: readonly string[],
): Promise<Map<string, Article>> {
  const known = await selectArticleCodes(db, codes);
  const variantIds = known.flatMap(({ variant_id: id }) => id ?? []);
  const variants = new Map((await selectVariantsById(db, variantIds)).map((row) => [row.id, row]));
  const ids = [...new Set(known.map(({ product_id: id }) => id))];
  const models = await selectModels(db, ids);
  const ordering = await loadOrdering(db, ids);
  const variantFiles = await loadVariantFiles(db, ids);
  const files = await loadFileValues(
    db,
    ids,
    [...variants.values()].map((row) => ({ ...row, files: variantFiles(row.id) })),
  );
  const claims = await loadClaimValues(db, 'product', ids);
  const associated = await loadNamedCodes(db, ids);
  const byId = new Map(models.map((row) => [row.id, row]));
  return new Map(
    known.flatMap(({ code, product_id: productId, variant_id: variantId }) => {
      const model = byId.get(productId);
      const variant = variantId === null ? undefined : variants.get(variantId);
      if (!model || (variantId !== null && !variant)) return [];
      const { own, variants: data } = ordering(productId);
      const article = variant
        ? variantArticle(
            { ...variant, ordering: data.get(variant.id) ?? noOrderingData },
            { modelCode: model.code, languages, files: files.ofVariant(variant.id) },
          )
        : modelArticle(model, languages, {
            own,
            claims: claims(productId),
            associated: associated(productId),
            files: files.ofModel(productId),
          });
      return [[code, article] as const];
    }),
  );
}
