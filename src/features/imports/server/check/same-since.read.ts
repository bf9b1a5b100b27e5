import type { Reader } from '#server/db/connect.ts';
import { noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { loadNamedCodes } from '#features/associations/server/associations.read.ts';
import { findAssociationsVersion } from '#features/associations/server/associations-version.read.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import { findClaimsVersion } from '#features/compliance/server/compliance.service.ts';
import { loadOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import { findProductVersion } from '#features/products/server/versions.read.ts';
import { findOwnVersion, findVariantVersion } from '#features/variants/server/variant-history.ts';
import { isSameValue, type Article } from '../sheet/article.ts';
import { claimValues } from '../sheet/claim-columns.ts';
import { loadFileValues } from '../sheet/file-values.read.ts';
import { modelArticle, variantArticle } from '../sheet/articles.read.ts';

/**
 * Whether the sheet would show the same values for the article's present version as for an earlier one, for example
 * after an import and its undo. If so, importing a row of the earlier version overwrites nobody's change.
 */
export async function isSameSince(
  db: Reader,
  article: Article,
  { version, languages }: { version: number; languages: readonly string[] },
): Promise<boolean> {
  const earlier = await earlierValues(db, article, { version, languages });
  return (
    earlier !== undefined &&
    Object.entries(article.values).every(([key, value]) => isSameValue(value, earlier[key]))
  );
}

async function earlierValues(
  db: Reader,
  { variantId, productId, version: present, modelCode, code }: Article,
  { version, languages }: { version: number; languages: readonly string[] },
): Promise<Article['values'] | undefined> {
  if (variantId === null) {
    const present = (await loadOrdering(db, [productId]))(productId).own ?? noOwnOrderingData;
    const own = await findOwnVersion(db, { productId, present }, version);
    const row = await findProductVersion(db, productId, version);
    const earlier = await findClaimsVersion(
      db,
      { productId, present: (await loadClaims(db, 'product', [productId]))(productId) },
      version,
    );
    // Files are compared by their ids.
    const claims = claimValues(earlier, () => '');
    const associated = await findAssociationsVersion(
      db,
      { productId, present: (await loadNamedCodes(db, [productId]))(productId) },
      version,
    );
    // Galleries have no versions, so those of now are compared.
    const files = (await loadFileValues(db, [productId], [])).ofModel(productId);
    return own && row?.code === code
      ? modelArticle(row, languages, { own, claims, associated, files }).values
      : undefined;
  }
  const place = { id: variantId, product_id: productId, version: present };
  const values = await findVariantVersion(db, place, version);
  if (values?.code !== code) return undefined;
  const row = { ...place, ...values };
  const files = (await loadFileValues(db, [], [row])).ofVariant(variantId);
  return variantArticle(row, { modelCode, languages, files }).values;
}
