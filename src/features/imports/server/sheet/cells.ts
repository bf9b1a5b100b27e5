import { numberText } from '#shared/rules/written-number.ts';
import { dateText } from './sheet-dates.ts';

export const missingResult = Symbol('a formula without a result');

export const mergedCell = Symbol('covered by a merged cell');

/** The content of a cell; in the panel's grid all contents are strings. */
export type Cell = string | number | boolean | Date | null | typeof missingResult | typeof mergedCell;

/** A row of the sheet; `cells` are in the order of the columns. */
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

/** The problem of an empty cell in a column that requires a value. */
export const emptyCell = 'Boş bırakılamaz; bir değer yazın.';

export const yes = 'Evet';
export const no = 'Hayır';

/** The text that the sheet shows for a cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || typeof cell === 'symbol') return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dateText(cell);
  if (typeof cell === 'boolean') return cell ? yes : no;
  return typeof cell === 'number' ? numberText(cell) : cell;
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  typeof cell !== 'symbol' && cellText(cell).trim() === '';

/** The reason why a cell cannot be read; undefined if it has a value. */
export function cellProblem(cell: Cell): string | undefined {
  if (cell === missingResult)
    return 'Formülün sonucu dosyada yok. Dosyayı Excel’de açıp kaydedin ya da değeri yazın.';
  if (cell === mergedCell)
    return 'Bu hücre yukarıdaki ya da soldaki hücreyle birleştirilmiş. Birleştirmeyi kaldırıp değeri yazın.';
  if (typeof cell === 'string' && errorTexts.has(cell.trim()))
    return `Hücrede Excel hatası var (${cell.trim()}). Formülü düzeltin ya da değeri yazın.`;
  return undefined;
}

/** The letters of a column that is counted from 0: `A`, `B` … `AA`. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  const last = String.fromCharCode(65 + (index % 26));
  return rest === 0 ? last : columnLetters(rest - 1) + last;
}

/** Converts the letters of a column to its index; undefined for other texts. Excel's last column is `XFD`. */
export function columnIndex(letters: string): number | undefined {
  if (!/^[A-Z]{1,3}$/.test(letters)) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export const cellAddress = (column: number, position: number): string =>
  `${columnLetters(column)}${position}`;
