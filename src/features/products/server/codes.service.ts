import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { codeTaken, findCodeOwners, type CodeOwner } from '#features/variants/server/article-codes.ts';

/** A code and the product that gets it; undefined for a new one. */
type WantedCode = { id: number | undefined; code: string };

/** @throws AppError 422 for a code that is empty or belongs to another live product or to a variant. */
export async function checkCodes(tx: ContentTransaction, wanted: readonly WantedCode[]): Promise<void> {
  if (wanted.length === 0) return;
  if (wanted.some(({ code }) => code === '')) throw invalid({ code: [genericMessages.required] });
  const codes = wanted.map(({ code }) => code);
  const owners = await findCodeOwners(tx.db, codes);
  for (const each of wanted) {
    const refusal = refusalBy(owners.get(each.code), each);
    if (refusal) throw invalid({ code: [refusal] });
  }
}

/** Why a product cannot have a code; undefined when it can. */
export async function refusalOf(tx: ContentTransaction, wanted: WantedCode): Promise<string | undefined> {
  return refusalBy((await findCodeOwners(tx.db, [wanted.code])).get(wanted.code), wanted);
}

function refusalBy(owner: CodeOwner | undefined, { id, code }: WantedCode): string | undefined {
  if (!owner || (owner.productId === id && owner.variantId === null)) return undefined;
  return owner.productId === id ? `“${code}” bu ürünün bir varyantının kodu.` : codeTaken(code, owner);
}
