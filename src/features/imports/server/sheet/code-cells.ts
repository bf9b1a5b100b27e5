import { VariantInput } from '#features/variants/variant.ts';
import { cellProblem, cellText, type Cell } from './cells.ts';

/** Excel keeps only 15 digits of a number and replaces the rest by zeros. */
const firstInexact = 1e15;

/** The code of a row in its stored form; empty if the cell has no usable code. */
export function codeOf(cell: Cell | undefined): string {
  if (cell !== undefined && spoiledCode(cell) !== undefined) return '';
  const result = VariantInput.shape.code.safeParse(cellText(cell));
  return result.success ? result.data : '';
}

/** The reason why no code can be read from a cell; undefined when it has one or is empty. */
export const codeProblem = (cell: Cell): string | undefined => spoiledCode(cell) ?? cellProblem(cell);

/** Explains that Excel has changed a code in a way that cannot be reversed; undefined otherwise. */
function spoiledCode(cell: Cell): string | undefined {
  if (cell instanceof Date)
    return 'Excel bu kodu tarihe çevirmiş. Sütunun biçimini “Metin” yapıp kodu yeniden yazın.';
  if (typeof cell === 'number' && Math.abs(cell) >= firstInexact)
    return 'Excel bu uzun kodun son basamaklarını sıfırlamış olabilir. Sütunun biçimini “Metin” yapıp kodu yeniden yazın.';
  return undefined;
}

/**
 * Whether Excel may have changed a code: it removes leading zeros of numbers and may show `120000` as
 * `1,2E+05`.
 */
export const isDoubtfulCode = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' ||
  typeof cell === 'boolean' ||
  (typeof cell === 'string' && /^\d+([.,]\d+)?E\+\d+$/i.test(cell.trim()));
