import { sql } from 'kysely';
import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { codeLength, foldedCode } from '../code.rules.ts';
import { findFreeNumber } from '#server/records/free-number.ts';

/**
 * The owner of a code. `variantId` is null for the code of the product itself, and `product` is its code and
 * name.
 */
export type CodeOwner = { productId: number; variantId: number | null; product: string };

/** The number of codes per statement. */
const readAtOnce = 5_000;

/** The owners of these codes among live products and their variants, by code. */
export async function findCodeOwners(db: Reader, codes: readonly string[]): Promise<Map<string, CodeOwner>> {
  const main = await getMainLanguage(db);
  const owners = new Map<string, CodeOwner>();
  for (let start = 0; start < codes.length; start += readAtOnce) {
    const rows = await db
      .selectFrom('article_codes')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['article_codes.code', 'product_id', 'variant_id', 'products.code as product_code', 'name'])
      .where('article_codes.code', 'in', codes.slice(start, start + readAtOnce))
      .execute();
    for (const { code, product_id: productId, variant_id: variantId, product_code, name } of rows) {
      const product = `${product_code} ${resolveName(readTexts(name), main, main, []).text}`.trim();
      owners.set(code, { productId, variantId, product });
    }
  }
  return owners;
}

/** The owners of codes that are equal to these, or differ only in letter case, by `foldedCode`. */
export async function findSimilarCodes(
  db: Reader,
  codes: readonly string[],
): Promise<Map<string, (CodeOwner & { code: string })[]>> {
  const folded = [...new Set(codes.map(foldedCode))];
  const found: string[] = [];
  for (let start = 0; start < folded.length; start += readAtOnce) {
    const rows = await db
      .selectFrom('article_codes')
      .select('code')
      .where(sql<string>`lower(code)`, 'in', folded.slice(start, start + readAtOnce))
      .execute();
    found.push(...rows.map(({ code }) => code));
  }
  const owners = await findCodeOwners(db, found);
  return Map.groupBy(
    [...owners].map(([code, owner]) => ({ ...owner, code })),
    ({ code }) => foldedCode(code),
  );
}

/** The error of a code that differs from another only in letter case. */
export function codeTooSimilar(code: string, owner: { code: string; product: string }): string {
  return `“${code}” ile “${owner.code}” (${owner.product}) yalnız harf büyüklüğüyle ayrılıyor; başka bir kod yazın.`;
}

/** The error of a code that another product or variant has. */
export function codeTaken(code: string, { product }: CodeOwner): string {
  return `“${code}” kodunu “${product}” ürünü kullanıyor.`;
}

/**
 * Finds a different free code for each wanted one: the code itself, or `TK-25-2`, `TK-25-3` and so on if it
 * is taken. A free code among the wanted ones is never given to another one.
 */
export async function findFreeCodes(db: Reader, wanted: readonly string[]): Promise<string[]> {
  const taken = await findSimilarCodes(db, wanted);
  const folded = wanted.map(foldedCode);
  const isFree = folded.map((code, index) => !taken.has(code) && folded.indexOf(code) === index);
  const chosen = new Set(wanted.filter((_, index) => isFree[index]));
  const codes: string[] = [];
  for (const [index, code] of wanted.entries()) {
    const free = isFree[index] ? code : await findFreeCode(db, code, chosen);
    chosen.add(free);
    codes.push(free);
  }
  return codes;
}

/** Does what `findFreeCodes` does for one code, which must not be among `chosen` either. */
export async function findFreeCode(
  db: Reader,
  code: string,
  chosen: ReadonlySet<string> = new Set(),
): Promise<string> {
  const folded = new Set([...chosen].map(foldedCode));
  const numbered = (number: number) => {
    const suffix = number === 1 ? '' : `-${number}`;
    return code.slice(0, codeLength - suffix.length) + suffix;
  };
  const number = await findFreeNumber(async (numbers) => {
    const taken = await findSimilarCodes(db, numbers.map(numbered));
    const isTaken = (wanted: string) => taken.has(wanted) || folded.has(wanted);
    return new Set(numbers.filter((each) => isTaken(foldedCode(numbered(each)))));
  });
  return numbered(number);
}

/** At most `limit` groups of codes that differ only in letter case, each with its owners. */
export async function listSimilarCodes(db: Reader, limit: number) {
  const rows = await db.selectFrom('similar_codes').select('folded').orderBy('folded').limit(limit).execute();
  const groups = await findSimilarCodes(
    db,
    rows.map(({ folded }) => folded),
  );
  const inOrder = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);
  return rows.map(({ folded }) => (groups.get(folded) ?? []).toSorted(inOrder));
}
