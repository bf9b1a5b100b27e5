import type { Product, ProductDuplicate } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { chooseSlug } from '#server/features/slugs/slugs.service.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { copyProductFiles } from '#server/features/product-files/galleries.queries.ts';
import { replaceTransporterTypes, selectTransporterTypeIdsOf } from './transporter-types.queries.ts';
import {
  findFreeCode,
  insertProduct,
  selectTopPlace,
  updateProductRow,
  type ProductRow,
} from './products.queries.ts';
import { getProduct, getProductRow } from './products.read.ts';
import { checkCode, storeDerivedTexts } from './products.service.ts';

/**
 * Makes a copy to be worked on: all texts, attributes and transporter types, the galleries with the same media, a
 * code and an address of its own, at the top, not shown to visitors and not featured.
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
    const code = input.code ? await checkCode(tx, undefined, input.code) : await freeCode(tx, original.code);
    const newId = await insertProduct(tx.db, {
      ...copied(original),
      code,
      // Made below; `:` stands in no slug.
      seo_name: ':new',
      is_active: 0,
      is_featured: 0,
      published_at: tx.now,
      queue: (await selectTopPlace(tx.db, 'catalogue')) + 1,
      featured_queue: (await selectTopPlace(tx.db, 'featured')) + 1,
      created_at: tx.now,
      updated_at: tx.now,
      deleted_at: null,
    });
    const name = readTexts(original.name)[languages.main] ?? '';
    const seoName = await chooseSlug(tx.db, 'product', { id: newId, name });
    const row = await updateProductRow(tx.db, newId, { seo_name: seoName });
    await copyProductFiles(tx.db, { from: id, to: newId, now: tx.now });
    await replaceTransporterTypes(tx.db, newId, await selectTransporterTypeIdsOf(tx.db, id));
    await storeDerivedTexts(tx, row, languages);
    await tx.record({ entity: 'product', id: newId, action: 'duplicate', before: { id }, after: row });
    return newId;
  });
  return getProduct(ctx, copyId);
}

function copied(row: ProductRow) {
  const { category_id, name, summary, description, seo_title, seo_description, attributes } = row;
  return { category_id, name, summary, description, seo_title, seo_description, attributes };
}

/** `TK-25-KOPYA`, then `TK-25-KOPYA-2` …, within the length of a code. */
function freeCode(tx: ContentTransaction, code: string): Promise<string> {
  const base = code.replace(/-KOPYA(-\d+)?$/, '').slice(0, 38);
  return findFreeCode(tx.db, `${base}-KOPYA`);
}
