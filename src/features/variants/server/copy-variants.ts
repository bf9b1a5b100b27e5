import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { findFreeCodes } from './article-codes.ts';
import { codeLength } from '../code.rules.ts';
import { inputOf, storeVariants } from './store-variants.ts';
import { variantChanges } from './variant-history.ts';
import { selectVariants, updateVariantCode } from './variants.queries.ts';

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
  const variants = await load(tx, from.id);
  if (variants.length === 0) return [];
  const codes = await findFreeCodes(
    tx.db,
    variants.map(({ code }) => copiedCode(code, from.code, to.code)),
  );
  const rows = variants.map((row, index) => ({ ...inputOf(row), id: null, code: codes[index] ?? '' }));
  return storeVariants(tx, [{ productId: to.id, rows }]);
}

function copiedCode(code: string, from: string, to: string): string {
  const copied = code.startsWith(from) ? to + code.slice(from.length) : `${code}-KOPYA`;
  return copied.slice(0, codeLength);
}

/**
 * Gives the variants of a deleted product free codes before the product is restored, and finds a free code
 * for the product itself. Codes that others have taken meanwhile get a number.
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
    ...before.map((row) => row.code),
  ]);
  const after = before.map((row, index) => ({ ...row, code: codes[index] ?? row.code }));
  for (const [index, row] of after.entries())
    if (row.code !== before[index]?.code)
      await updateVariantCode(tx.db, row.id, { code: row.code, now: tx.now });
  return { code, changes: variantChanges(product.id, 'update', { before, after }) };
}

async function load({ db }: ContentTransaction, productId: number): Promise<ProductVariantRow[]> {
  return (await selectVariants(db, [productId])).get(productId) ?? [];
}
