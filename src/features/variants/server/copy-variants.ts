import { noOwnOrderingData, type OrderingData } from '#features/ordering-data/ordering-data.ts';
import {
  findGtinOwners,
  isSameOrdering,
  ownArticle,
} from '#features/ordering-data/server/ordering-data.read.ts';
import { storeOrdering } from '#features/ordering-data/server/store-ordering.service.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { findFreeCodes } from './article-codes.ts';
import { codeLength } from '../code.rules.ts';
import { inputOf, storeVariants } from './store-variants.ts';
import { variantChanges } from './variant-history.ts';
import { updateVariantCode } from './variants.queries.ts';
import { loadGrids, type Grid } from './variants.read.ts';

type Coded = { id: number; code: string };

/**
 * Copies the variants of a product to a new one with new codes: `TK-25-N` of `TK-25` becomes `TK-25-KOPYA-N`
 * of `TK-25-KOPYA`.
 *
 * @returns the entries for the history
 */
export async function copyVariants(
  tx: ContentTransaction,
  { from, to }: { from: Coded; to: Coded },
): Promise<Change[]> {
  const { rows: variants, own } = await load(tx, from.id);
  if (variants.length === 0 && isSameOrdering(own, noOwnOrderingData)) return [];
  const codes = await findFreeCodes(
    tx.db,
    variants.map(({ code }) => copiedCode(code, from.code, to.code)),
  );
  const rows = variants.map((row, index) => ({
    ...inputOf(row),
    id: null,
    code: codes[index] ?? '',
    ordering: withoutGtin(row.ordering),
  }));
  return storeVariants(tx, [{ productId: to.id, rows, own: withoutGtin(own) }]);
}

/** A copy is another article, so it needs a GTIN of its own. */
const withoutGtin = <Data extends OrderingData>(data: Data): Data => ({ ...data, gtin: '' });

function copiedCode(code: string, from: string, to: string): string {
  const copied = code.startsWith(from) ? to + code.slice(from.length) : `${code}-KOPYA`;
  return copied.slice(0, codeLength);
}

/**
 * Gives the variants of a deleted product free codes before the product is restored, and finds a free code
 * for the product itself. Codes that others have taken meanwhile get a number, and such GTINs are removed.
 *
 * @returns the code for the product, and the history entries of its variants
 */
export async function freeCodesOf(
  tx: ContentTransaction,
  product: Coded,
): Promise<{ code: string; changes: Change[] }> {
  const before = await load(tx, product.id);
  const [code = product.code, ...codes] = await findFreeCodes(tx.db, [
    product.code,
    ...before.rows.map((row) => row.code),
  ]);
  const isTaken = await takenGtins(tx, before);
  const free = <Data extends OrderingData>(data: Data) => (isTaken(data.gtin) ? withoutGtin(data) : data);
  const after = {
    own: free(before.own),
    rows: before.rows.map((row, index) => ({
      ...row,
      code: codes[index] ?? row.code,
      ordering: free(row.ordering),
    })),
  };
  for (const [index, row] of after.rows.entries())
    if (row.code !== before.rows[index]?.code)
      await updateVariantCode(tx.db, row.id, { code: row.code, now: tx.now });
  await storeOrdering(tx, [
    { product_id: product.id, variant_id: ownArticle, data: after.own },
    ...after.rows.map(({ id, ordering }) => ({ product_id: product.id, variant_id: id, data: ordering })),
  ]);
  return { code, changes: variantChanges(product.id, 'update', { before, after }) };
}

/** Other articles got the GTINs of a deleted product meanwhile. */
async function takenGtins({ db }: ContentTransaction, { rows, own }: Grid) {
  const gtins = [own, ...rows.map(({ ordering }) => ordering)].map(({ gtin }) => gtin);
  const owners = await findGtinOwners(db, gtins.filter(Boolean));
  return (gtin: string) => gtin !== '' && owners.has(gtin.padStart(14, '0'));
}

async function load({ db }: ContentTransaction, productId: number): Promise<Grid> {
  return (await loadGrids(db, [productId]))(productId);
}
