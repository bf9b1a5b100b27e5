import { dateText } from './sheet-dates.ts';

/** A cell with a formula that the file stores no result of. */
export const missingResult = Symbol('a formula without a result');

/** What a cell of a sheet holds; texts of the panel's grid are strings. */
export type Cell = string | number | boolean | Date | null | typeof missingResult;

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

export const yes = 'Evet';
export const no = 'Hayır';

/** A cell as text, as the sheet shows it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || typeof cell === 'symbol') return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : dateText(cell);
  if (typeof cell === 'boolean') return cell ? yes : no;
  return String(cell);
}

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell !== missingResult && cellText(cell).trim() === '';

/** Why nothing can be read from a cell; undefined when it has a value. */
export function cellProblem(cell: Cell): string | undefined {
  if (cell === missingResult)
    return 'Formülün sonucu dosyada yok. Dosyayı Excel’de açıp kaydedin ya da değeri yazın.';
  if (typeof cell === 'string' && errorTexts.has(cell.trim()))
    return `Hücrede Excel hatası var (${cell.trim()}). Formülü düzeltin ya da değeri yazın.`;
  return undefined;
}

/** `A`, `B` … `AA` of a column that is counted from 0. */
export function columnLetters(index: number): string {
  const [rest, last] = [Math.floor(index / 26), String.fromCharCode(65 + (index % 26))];
  return rest === 0 ? last : columnLetters(rest - 1) + last;
}

export const cellAddress = (column: number, position: number): string =>
  `${columnLetters(column)}${position}`;
