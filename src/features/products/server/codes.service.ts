import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { codeTaken, findCodeOwners } from '#features/variants/server/article-codes.ts';

/**
 * `id`: the product that gets the code; undefined for a new one.
 *
 * @throws AppError 422 for a code that is empty or belongs to another live product or to a variant.
 */
export async function checkCode(tx: ContentTransaction, id: number | undefined, code = ''): Promise<string> {
  if (code === '') throw invalid({ code: [genericMessages.required] });
  const refusal = await refusalOf(tx, id, code);
  if (refusal) throw invalid({ code: [refusal] });
  return code;
}

/** Why a product cannot have a code; undefined when it can. */
export async function refusalOf(
  { db }: ContentTransaction,
  id: number | undefined,
  code: string,
): Promise<string | undefined> {
  const owner = (await findCodeOwners(db, [code])).get(code);
  if (!owner || (owner.productId === id && owner.variantId === null)) return undefined;
  return owner.productId === id ? `“${code}” bu ürünün bir varyantının kodu.` : codeTaken(code, owner);
}
