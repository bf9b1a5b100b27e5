import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import {
  codeTaken,
  codeTooSimilar,
  findSimilarCodes,
  type CodeOwner,
} from '#features/variants/server/article-codes.ts';
import { foldedCode } from '#features/variants/code.rules.ts';

/**
 * A wanted code and the product that gets it. `id` is undefined for a new product, and `present` is the
 * product's present code.
 */
type WantedCode = { id: number | undefined; code: string; present: string | undefined };

/**
 * Checks the codes of products.
 *
 * @throws AppError 422 for a code that is empty or belongs to another live product or to a variant, and for a
 * new code that differs from another only in letter case.
 */
export async function checkCodes(tx: ContentTransaction, wanted: readonly WantedCode[]): Promise<void> {
  if (wanted.length === 0) return;
  if (wanted.some(({ code }) => code === '')) throw invalid({ code: [genericMessages.required] });
  const codes = wanted.map(({ code }) => code);
  const owners = await findSimilarCodes(tx.db, codes);
  const seen = new Map<string, string>();
  for (const each of wanted) {
    const folded = foldedCode(each.code);
    const twin = each.code === each.present ? undefined : seen.get(folded);
    const refusal =
      refusalBy(owners.get(folded) ?? [], each) ??
      (twin && `“${each.code}” ile “${twin}” yalnız harf büyüklüğüyle ayrılıyor.`);
    if (refusal) throw invalid({ code: [refusal] });
    seen.set(folded, each.code);
  }
}

/** Explains why a product cannot have a code; undefined if it can. */
export async function refusalOf(tx: ContentTransaction, wanted: WantedCode): Promise<string | undefined> {
  return refusalBy((await findSimilarCodes(tx.db, [wanted.code])).get(foldedCode(wanted.code)) ?? [], wanted);
}

function refusalBy(
  owners: readonly (CodeOwner & { code: string })[],
  { id, code, present }: WantedCode,
): string | undefined {
  const others = owners.filter(({ productId, variantId }) => productId !== id || variantId !== null);
  const owner = others.find((each) => each.code === code);
  if (owner)
    return owner.productId === id ? `“${code}” bu ürünün bir varyantının kodu.` : codeTaken(code, owner);
  const [similar] = code === present ? [] : others;
  return similar && codeTooSimilar(code, similar);
}
