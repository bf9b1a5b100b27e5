import type { Product, ProductDuplicate } from '../product.ts';
import type { Context } from '#server/context/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { copyGalleries } from '#features/galleries/server/galleries.service.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { topPlaces } from '#features/product-lists/server/order.service.ts';
import { reindexProducts } from '#features/product-search/server/indexing.service.ts';
import { findFreeCode } from '#features/variants/server/article-codes.ts';
import { copyVariants } from '#features/variants/server/copy-variants.ts';
import { chooseSlug } from '#features/slugs/server/slugs.service.ts';
import { checkCode } from './codes.service.ts';
import { insertProduct, updateProductRow } from './products.queries.ts';
import { getProduct, getProductRow } from './products.read.ts';
import { temporarySeoName } from './products.service.ts';
import { derivedColumns } from './texts.service.ts';
import { replaceTransporterTypes, selectTransporterTypeIdsOf } from './transporter-types.queries.ts';

/**
 * Copies a product with its texts, attributes, transporter types, galleries and variants. The copy has its own codes
 * and address, is first in the lists, hidden and not featured.
 */
export async function duplicateProduct(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductDuplicate,
): Promise<Product> {
  const copyId = await inContentTransaction(ctx, actor, async (tx) => {
    const original = await getProductRow(tx.db, id);
    const languages = await getLanguageCodes(tx.db);
    const code = input.code
      ? await checkCode(tx, undefined, input.code)
      : await copiedCode(tx, original.code);
    const newId = await insertProduct(tx.db, {
      ...copiedColumns(original),
      code,
      ...derivedColumns({ ...original, code }, languages),
      seo_name: temporarySeoName,
      is_active: 0,
      is_featured: 0,
      published_at: tx.now,
      ...(await topPlaces(tx.db)),
      created_at: tx.now,
      updated_at: tx.now,
      deleted_at: null,
    });
    const name = readTexts(original.name)[languages.main] ?? '';
    const seoName = await chooseSlug(tx.db, 'product', { id: newId, name });
    await replaceTransporterTypes(tx.db, newId, await selectTransporterTypeIdsOf(tx.db, id));
    const row = await updateProductRow(tx.db, newId, { seo_name: seoName });
    const galleries = await copyGalleries(tx, productKind, { from: id, to: newId });
    const variants = await copyVariants(tx, { from: original, to: row });
    await reindexProducts(tx.db, [newId]);
    await tx.recordAll([
      { entity: 'product', id: newId, action: 'create', before: null, after: row },
      ...galleries,
      ...variants,
    ]);
    return newId;
  });
  return getProduct(ctx, copyId);
}

function copiedColumns(row: ProductRow) {
  const { category_id, name, summary, description, seo_title, seo_description, attributes } = row;
  const texts = { name, summary, description, seo_title, seo_description };
  return { category_id, ...texts, translated_from: row.translated_from, attributes };
}

/** `TK-25-KOPYA`, then `TK-25-KOPYA-2` …, cut to the length of a code. */
function copiedCode(tx: ContentTransaction, code: string): Promise<string> {
  const base = code.replace(/-KOPYA(-\d+)?$/, '').slice(0, 38);
  return findFreeCode(tx.db, `${base}-KOPYA`);
}
