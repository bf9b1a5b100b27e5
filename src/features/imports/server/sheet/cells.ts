import { numberText } from '#shared/rules/written-number.ts';
import { dateText } from './sheet-dates.ts';

/** A cell with a formula that the file stores no result of. */
export const missingResult = Symbol('a formula without a result');

/** A cell that a merged one covers. */
export const mergedCell = Symbol('covered by a merged cell');

/** What a cell of a sheet holds; texts of the panel's grid are strings. */
export type Cell = string | number | boolean | Date | null | typeof missingResult | typeof mergedCell;

/** A row of the sheet with its cells by the title of the column. */
export type SheetRow = { position: number; cells: readonly Cell[] };

const errorTexts = new Set([
  '#N/A',
  '#REF!',
  '#DIV/0!',
  '#VALUE!',
  '#NAME?',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#CALC!',
]);

/** Where a value must stand. */
export const emptyCell = 'Boş bırakılamaz; bir değer yazın.';

export const yes = 'Evet';
export const no = 'Hayır';

/** A cell as text, as the sheet shows it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || typeof cell === 'symbol') return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dateText(cell);
  if (typeof cell === 'boolean') return cell ? yes : no;
  return typeof cell === 'number' ? numberText(cell) : cell;
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  typeof cell !== 'symbol' && cellText(cell).trim() === '';

/** Why nothing can be read from a cell; undefined when it has a value. */
export function cellProblem(cell: Cell): string | undefined {
  if (cell === missingResult)
    return 'Formülün sonucu dosyada yok. Dosyayı Excel’de açıp kaydedin ya da değeri yazın.';
  if (cell === mergedCell)
    return 'Bu hücre yukarıdaki ya da soldaki hücreyle birleştirilmiş. Birleştirmeyi kaldırıp değeri yazın.';
  if (typeof cell === 'string' && errorTexts.has(cell.trim()))
    return `Hücrede Excel hatası var (${cell.trim()}). Formülü düzeltin ya da değeri yazın.`;
  return undefined;
}

/** `A`, `B` … `AA` of a column that is counted from 0. */
export function columnLetters(index: number): string {
  const [rest, last] = [Math.floor(index / 26), String.fromCharCode(65 + (index % 26))];
  return rest === 0 ? last : columnLetters(rest - 1) + last;
}

/** The opposite of `columnLetters`; undefined for other texts. Excel's last column is `XFD`. */
export function columnIndex(letters: string): number | undefined {
  if (!/^[A-Z]{1,3}$/.test(letters)) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export const cellAddress = (column: number, position: number): string =>
  `${columnLetters(column)}${position}`;
