import type { ReactNode } from 'react';
import { searchFold } from '#shared/turkish.ts';
import { numberText, parseNumber } from './numbers.ts';

/** The values of a row by column name. A value that its column cannot read stays the text that was entered. */
export type Cells = Readonly<Record<string, string>>;

/** `key` names the row as long as the sheet is open; rows with the same object are drawn once. */
export type SheetRow = { readonly key: string; readonly cells: Cells };

/** `value` stands in the row, `label` is shown, typed and copied. Nobody should type a `value` by chance. */
export type Choice = { readonly value: string; readonly label: string };

type ColumnBase = {
  name: string;
  title: string;
  /** The least width in CSS pixels; `grow` is the share of what is left. */
  width: number;
  grow?: number;
  isReadOnly?: boolean;
  isRequired?: boolean;
};

/**
 * A column and what its values are: `text` as entered; `number` in Turkish notation without groups (`1234,5`);
 * `choice` a `Choice.value`; `flag` `1` or `0`; `own` anything that `shown` and `read` understand, edited by `open`.
 */
export type SheetColumn = ColumnBase &
  (
    | { kind: 'text' }
    | { kind: 'number'; isWhole?: boolean; least?: number; most?: number }
    | { kind: 'choice'; choices: readonly Choice[] }
    | { kind: 'flag' }
    | {
        kind: 'own';
        draw: (value: string) => ReactNode;
        /** The value as it is copied, and a copied text as a value. */
        shown: (value: string) => string;
        read: (text: string) => string;
        open: (row: SheetRow) => void;
      }
  );

const yes = new Set(['1', 'evet', 'e', 'x', 'true', 'dogru', 'acik', 'var', '✓', '✔']);
const no = new Set(['', '0', 'hayir', 'h', 'false', 'yanlis', 'kapali', 'yok', '-']);

/** A value as it is shown and copied. */
export function shownText(column: SheetColumn, value: string): string {
  if (column.kind === 'choice') return column.choices.find((one) => one.value === value)?.label ?? value;
  if (column.kind === 'flag') return value === '1' ? 'Evet' : value === '0' || value === '' ? 'Hayır' : value;
  return column.kind === 'own' ? column.shown(value) : value;
}

/** The value of a typed or pasted text. */
export function readText(column: SheetColumn, entered: string): string {
  const text = entered.trim();
  switch (column.kind) {
    case 'text':
      return text;
    case 'number': {
      const number = parseNumber(text);
      return number === undefined ? text : numberText(number);
    }
    case 'choice': {
      const folded = searchFold(text);
      const exact = column.choices.find(({ label }) => label === text);
      return (exact ?? column.choices.find(({ label }) => searchFold(label) === folded))?.value ?? text;
    }
    case 'flag': {
      const folded = searchFold(text);
      return yes.has(folded) ? '1' : no.has(folded) ? '0' : text;
    }
    case 'own':
      return column.read(text);
  }
}

/** Why the value of a cell cannot be used; undefined when it can. */
export function problemOf(column: SheetColumn, value: string): string | undefined {
  if (value === '') return column.isRequired ? '* Bu Alan Zorunlu' : undefined;
  switch (column.kind) {
    case 'number':
      return numberProblem(column, value);
    case 'choice':
      return column.choices.some((one) => one.value === value) ? undefined : 'Listede yok';
    case 'flag':
      return value === '1' || value === '0' ? undefined : 'Evet ya da Hayır olmalı';
    default:
      return undefined;
  }
}

function numberProblem(column: SheetColumn & { kind: 'number' }, value: string): string | undefined {
  const { isWhole = false, least, most } = column;
  const number = parseNumber(value);
  if (typeof number !== 'number') return 'Sayı olmalı';
  if (isWhole && !Number.isInteger(number)) return 'Tam sayı olmalı';
  if (least !== undefined && number < least) return `En az ${numberText(least)} olmalı`;
  if (most !== undefined && number > most) return `En fazla ${numberText(most)} olmalı`;
  return undefined;
}

/** The value of a cell that was cleared. */
export const clearedValue = (column: SheetColumn) => (column.kind === 'flag' ? '0' : '');
