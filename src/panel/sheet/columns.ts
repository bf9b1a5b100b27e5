import type { ReactNode } from 'react';
import { searchFold } from '#shared/turkish.ts';
import { numberText, parseNumber } from '#shared/rules/written-number.ts';

/** The values of a row by column name. A text that its column cannot parse is kept as it was typed. */
export type Cells = Readonly<Record<string, string>>;

/**
 * `key` identifies the row while the sheet is open. A row renders again only if its object is another one.
 */
export type SheetRow = { readonly key: string; readonly cells: Cells };

/**
 * The row stores `value`; staff see, type and copy `label`. A `value` must be a text that nobody types by
 * chance.
 */
export type Choice = { readonly value: string; readonly label: string };

type ColumnBase = {
  name: string;
  title: string;
  /** The minimum width in CSS pixels. `grow` is the column's share of the remaining width. */
  width: number;
  grow?: number;
  isReadOnly?: boolean;
  isRequired?: boolean;
};

/**
 * A column and the form of its values. `number`: Turkish without thousands separators (`1234,5`). `choice`: a
 * `Choice.value`. `flag`: `1` or `0`. `own`: any text; `shown` and `read` convert it, `open` edits it.
 */
export type SheetColumn = ColumnBase &
  (
    | { kind: 'text'; problem?: (value: string) => string | undefined }
    | { kind: 'number'; isWhole?: boolean; least?: number; most?: number }
    | { kind: 'choice'; choices: readonly Choice[] }
    | { kind: 'flag' }
    | {
        kind: 'own';
        draw: (value: string) => ReactNode;
        /** Converts a value to the text that is copied; `read` converts such a text back. */
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

/** Converts a typed or pasted text to a value. */
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

/** The reason why a value is invalid; undefined if it is valid. */
export function problemOf(column: SheetColumn, value: string): string | undefined {
  if (value === '') return column.isRequired ? '* Bu Alan Zorunlu' : undefined;
  switch (column.kind) {
    case 'text':
      return column.problem?.(value);
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

export const clearedValue = (column: SheetColumn) => (column.kind === 'flag' ? '0' : '');
