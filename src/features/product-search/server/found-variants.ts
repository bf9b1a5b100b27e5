import type { ProductCard } from '#features/product-lists/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { codeWords } from './document.ts';
import { selectVariantsByCode } from './hits.queries.ts';
import { codeKey, queryWords } from './search-words.ts';

/**
 * Finds for each product the code of the single visible variant that a search refers to. If several codes
 * match and none exactly, no variant is chosen.
 */
export async function findVariants(
  db: Reader,
  search: string,
  products: readonly Pick<ProductCard, 'id' | 'code'>[],
): Promise<Map<number, string>> {
  const words = queryWords(search);
  const candidates = products.filter(({ code }) => !isMeant(code, words)).map(({ id }) => id);
  const rows = words.length > 0 ? await selectVariantsByCode(db, candidates, words) : [];
  const found = new Map<number, string>();
  for (const [productId, own] of Map.groupBy(rows, (row) => row.product_id)) {
    const known = own.flatMap(({ code, former }) => [
      { code, by: code },
      ...(former === null ? [] : [{ code, by: former }]),
    ]);
    const meant = known.filter(({ by }) => isMeant(by, words));
    const exact = meant.find(({ by }) => codeKey(by) === words.join(''));
    const [only, ...others] = new Set(meant.map(({ code }) => code));
    const chosen = exact?.code ?? (others.length === 0 ? only : undefined);
    if (chosen !== undefined) found.set(productId, chosen);
  }
  return found;
}

/** Whether the code starts with the typed text, or each typed word is the beginning of a part of the code. */
function isMeant(code: string, words: readonly string[]): boolean {
  if (codeKey(code).startsWith(words.join(''))) return true;
  // For a single word the check above is sufficient.
  if (words.length === 1) return false;
  const parts = codeWords(code);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
