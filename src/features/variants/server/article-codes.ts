import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { findFreeNumber } from '#server/records/free-number.ts';

/** Who has a code; `variantId` is null for the code of a product itself. `product` is its code and name. */
export type CodeOwner = { productId: number; variantId: number | null; product: string };

/** Codes per statement. */
const readAtOnce = 5_000;

/** The longest code, in characters. */
export const codeLength = 50;

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

/** Says who has a code, for an error beside the field. */
export function codeTaken(code: string, { product }: CodeOwner): string {
  return `“${code}” kodunu “${product}” ürünü kullanıyor.`;
}

/** A free code for each of these, each another: the code itself, or `TK-25-2`, `TK-25-3` … if it is taken. */
export async function findFreeCodes(db: Reader, wanted: readonly string[]): Promise<string[]> {
  const chosen = new Set<string>();
  for (const code of wanted) chosen.add(await findFreeCode(db, code, chosen));
  return [...chosen];
}

/** As `findFreeCodes`, for one code that is not among `chosen`. */
export async function findFreeCode(
  db: Reader,
  code: string,
  chosen: ReadonlySet<string> = new Set(),
): Promise<string> {
  const numbered = (number: number) => {
    const suffix = number === 1 ? '' : `-${number}`;
    return code.slice(0, codeLength - suffix.length) + suffix;
  };
  const number = await findFreeNumber(async (numbers) => {
    const taken = await findCodeOwners(db, numbers.map(numbered));
    return new Set(numbers.filter((each) => taken.has(numbered(each)) || chosen.has(numbered(each))));
  });
  return numbered(number);
}
