import { dayMs } from '#shared/rules/durations.ts';
import { cellAddress, columnIndex, missingResult, type Cell, type SheetRow } from '../sheet/cells.ts';
import { maxColumns, type MergedRange } from '../sheet/merged-cells.ts';
import {
  cellTooLong,
  isTrue,
  maxCellLength,
  maxPosition,
  tooManyColumns,
  unescaped,
} from './workbook-parts.ts';
import { broken, tooBig } from './zip-parts.ts';
import type { XmlHandler } from './xml.ts';

const maxMergedRanges = 10_000;

/** Day 0 of Excel's two calendars. */
const firstDay = Date.UTC(1899, 11, 30);
const firstDayOf1904 = Date.UTC(1904, 0, 1);

type Sources = {
  sharedStrings: readonly string[];
  isDateStyle: readonly boolean[];
  startsIn1904: boolean;
};

export type WorksheetFacts = { hiddenRows: number; merged: MergedRange[] };
type ReadRow = SheetRow & { isHidden: boolean };

type OpenCell = {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
  hasValue: boolean;
};

/**
 * Reads the XML of one worksheet; `take` gets each row with content. Formulas are not computed: the stored
 * result is the value of the cell, or `missingResult` if none is stored.
 */
export function worksheetHandler(sources: Sources, take: (row: ReadRow) => void) {
  const facts: WorksheetFacts = { hiddenRows: 0, merged: [] };
  let row: ReadRow = { position: 0, cells: [], isHidden: false };
  let cells: Cell[] = [];
  let cell: OpenCell | undefined;
  let nextColumn = 0;
  let isTitleRow = true;
  let isReading = false;
  let isPhonetic = false;

  const openRow = (attributes: Readonly<Record<string, string>>) => {
    const position = Number(attributes.r ?? row.position + 1);
    if (!Number.isInteger(position) || position <= row.position || position > maxPosition) throw broken();
    cells = [];
    nextColumn = 0;
    row = { position, cells, isHidden: isTrue(attributes.hidden) };
  };
  const openCell = ({ r = '', t = 'n', s = '0' }: Readonly<Record<string, string>>) => {
    const column = columnIndex(/^[A-Z]+/.exec(r)?.[0] ?? '') ?? nextColumn;
    nextColumn = column + 1;
    cell = { column, type: t, style: Number(s), value: '', hasFormula: false, hasValue: false };
  };
  const closeRow = () => {
    const hasContent = cells.some((value) => value !== null && value !== '');
    if (!hasContent) return;
    isTitleRow = false;
    if (row.isHidden) facts.hiddenRows += 1;
    take({ ...row, cells: Array.from(cells, (value) => value ?? null) });
  };
  const closeCell = () => {
    const value = cell && valueOf(cell, sources);
    if (cell && cell.column < maxColumns) cells[cell.column] = value ?? null;
    // A title that is not read could be the version, without which a newer change would be overwritten.
    else if (isTitleRow && value !== null && value !== undefined && value !== '') throw tooManyColumns();
    cell = undefined;
  };

  const open: XmlHandler['open'] = (name, attributes) => {
    if (name === 'row') openRow(attributes);
    else if (name === 'c') openCell(attributes);
    else if (name === 'rPh') isPhonetic = true;
    else if (name === 'mergeCell') addMerged(facts.merged, attributes.ref);
    else if (cell && name === 'f') cell.hasFormula = true;
    isReading = cell !== undefined && (name === 'v' || (name === 't' && !isPhonetic));
    if (cell && isReading) cell.hasValue = true;
  };
  const text: XmlHandler['text'] = (piece) => {
    if (!cell || !isReading) return;
    cell.value += piece;
    // An escaped character takes seven characters.
    if (cell.value.length > maxCellLength * 8) throw cellTooLong(cellAddress(cell.column, row.position));
  };
  const close: XmlHandler['close'] = (name) => {
    isReading = false;
    if (name === 'c') {
      if (cell && cell.value.length > maxCellLength && unescaped(cell.value).length > maxCellLength)
        throw cellTooLong(cellAddress(cell.column, row.position));
      closeCell();
    } else if (name === 'row') closeRow();
    else if (name === 'rPh') isPhonetic = false;
  };
  return { facts, open, text, close };
}

function valueOf({ type, style, value, hasFormula, hasValue }: OpenCell, sources: Sources): Cell {
  // If the result of a formula is an empty text, Excel writes a type and a value element. If one of them is
  // missing, the file stores no result.
  if (hasFormula && value === '' && !(type === 'str' && hasValue)) return missingResult;
  if (type === 's') return sources.sharedStrings[Number(value)] ?? null;
  if (type === 'str' || type === 'inlineStr' || type === 'e') return unescaped(value);
  if (value === '') return null;
  if (type === 'b') return isTrue(value);
  if (type === 'd') return new Date(/Z$|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`);
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return sources.isDateStyle[style] ? dateOf(number, sources.startsIn1904) : number;
}

const dateOf = (serial: number, startsIn1904: boolean): Date =>
  new Date(Math.round((startsIn1904 ? firstDayOf1904 : firstDay) + serial * dayMs));

function addMerged(merged: MergedRange[], ref = ''): void {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? [];
  const first = columnIndex(left);
  const last = columnIndex(right);
  if (first === undefined || last === undefined || first >= maxColumns) return;
  if (merged.length === maxMergedRanges) throw tooBig();
  const columns = [first, Math.min(last, maxColumns - 1)] as const;
  merged.push({ rows: [Number(top), Number(bottom)], columns: [...columns] });
}
