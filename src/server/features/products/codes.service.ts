import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/db/transactions.ts';
import { invalid } from '#server/errors.ts';
import { findFreeNumber } from '#server/records/free-number.ts';
import { selectByCodes } from './products.queries.ts';

/**
 * `id`: the product that gets the code; undefined for a new one.
 *
 * @throws AppError 422 for a code that is empty or belongs to another live product.
 */
export async function checkCode(tx: ContentTransaction, id: number | undefined, code = ''): Promise<string> {
  if (code === '') throw invalid({ code: [genericMessages.required] });
  const [owner] = await selectByCodes(tx.db, [code]);
  if (owner && owner.id !== id) throw invalid({ code: ['Bu kod başka bir üründe kullanılıyor.'] });
  return code;
}

/** The code itself, or `TK-25-2`, `TK-25-3` … if live products have it. */
export async function findFreeCode(db: Reader, code: string): Promise<string> {
  const numbered = (number: number) => (number === 1 ? code : `${code}-${number}`);
  const number = await findFreeNumber(async (numbers) => {
    const taken = await selectByCodes(db, numbers.map(numbered));
    const takenCodes = new Set(taken.map((product) => product.code));
    return new Set(numbers.filter((each) => takenCodes.has(numbered(each))));
  });
  return numbered(number);
}
