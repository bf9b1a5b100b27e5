import type { Variant, VariantInput } from '../variant.ts';
import { digitsOf, successorProblem } from '#features/ordering-data/ordering-fields.rules.ts';
import { cellOf, filesIn, picturesIn } from './file-cells.ts';
import { orderingCells, orderingOf, ownCells } from './ordering-cells.ts';
import type { SheetRow } from '#panel/sheet/columns.ts';
import { numberText, parseNumber } from '#shared/rules/written-number.ts';
import type { Store } from '#panel/store.ts';
import type { VariantGrid } from './variants.api.ts';

type Rows = readonly SheetRow[];

/** The cell value of a size or finish; the `#` distinguishes it from typed names. */
export const choiceValue = (id: number | null) => (id === null ? '' : `#${id}`);

/** The id in a cell value; null for an empty cell and for a typed name that is not in the list. */
export const idOf = (value: string | undefined) =>
  value !== undefined && /^#\d+$/.test(value) ? Number(value.slice(1)) : null;

/** The keys of rows. A new row keeps its key when it is saved, so that selection and undo still find it. */
export type RowKeys = {
  /** The languages of the lead time's cells. */
  languages: readonly string[];
  keyOf: (variantId: number) => string;
  next: () => string;
  /** Connects the sent rows with the variants that were stored for them, in the same order. */
  takeSaved: (rows: Rows, saved: readonly Variant[]) => void;
};

export function createRowKeys(languages: readonly string[]): RowKeys {
  const kept = new Map<number, string>();
  // Each visit uses different keys, because a draft may contain rows of an earlier visit.
  const visit = Math.random().toString(36).slice(2, 8);
  let count = 0;
  return {
    languages,
    keyOf: (id) => kept.get(id) ?? `v${id}`,
    next: () => `n${visit}.${count++}`,
    takeSaved: (rows, saved) =>
      rows.forEach(({ key }, index) => {
        const id = saved[index]?.id;
        if (id !== undefined) kept.set(id, key);
      }),
  };
}

export function rowsOf(
  { variants }: Pick<VariantGrid, 'variants'>,
  { keyOf, languages }: RowKeys,
): SheetRow[] {
  return variants.map((variant) => ({
    key: keyOf(variant.id),
    cells: {
      code: variant.code,
      size_id: choiceValue(variant.size_id),
      finish_id: choiceValue(variant.finish_id),
      weight: numberText(variant.weight),
      pack_quantity: numberText(variant.pack_quantity),
      is_active: variant.is_active ? '1' : '0',
      picture_ids: cellOf(variant.pictures.map(({ media_id }) => ({ media_id, title: {} }))),
      drawings: cellOf(variant.drawings),
      documents: cellOf(variant.documents),
      ...orderingCells(variant.ordering, languages),
    },
  }));
}

/**
 * Converts the rows for the API. A row whose key no stored variant has is matched by its code, so that a
 * variant that was removed and typed again stays the same variant.
 */
export function inputsOf(
  rows: Rows,
  stored: readonly Variant[],
  { keyOf, languages }: RowKeys,
): VariantInput[] {
  const byKey = new Map(stored.map((variant) => [keyOf(variant.id), variant]));
  const present = new Set(rows.map(({ key }) => key));
  const byCode = new Map(stored.filter(({ id }) => !present.has(keyOf(id))).map((one) => [one.code, one]));
  return rows.map(({ key, cells }) => {
    const code = cells.code ?? '';
    const known = byKey.get(key) ?? byCode.get(code);
    if (known?.code === code) byCode.delete(code);
    return {
      ...(known && { id: known.id, version: known.version }),
      code,
      size_id: idOf(cells.size_id),
      finish_id: idOf(cells.finish_id),
      weight: parseNumber(cells.weight ?? '') ?? null,
      pack_quantity: parseNumber(cells.pack_quantity ?? '') ?? null,
      ...fileInputs(cells),
      is_active: cells.is_active === '1',
      ordering: orderingOf(cells, known?.ordering, languages),
    };
  });
}

/** The files of a row. A draft of an earlier release knows only the first picture, as `image_id`. */
function fileInputs(
  cells: SheetRow['cells'],
): Pick<VariantInput, 'image_id' | 'picture_ids' | 'drawings' | 'documents'> {
  if (cells.picture_ids === undefined) return { image_id: idOf(cells.image_id) };
  const ids = picturesIn(cells.picture_ids);
  const drawings = filesIn(cells.drawings);
  const documents = filesIn(cells.documents);
  return { image_id: ids[0] ?? null, picture_ids: ids, drawings, documents };
}

/** The key of the only row of the product's own code. */
export const ownKey = 'own';

export function ownRowsOf(
  { own }: Pick<VariantGrid, 'own'>,
  productCode: string,
  { languages }: RowKeys,
): SheetRow[] {
  return [{ key: ownKey, cells: ownCells(productCode, own, languages) }];
}

export type RepeatCheck = (row: SheetRow, column: string) => string | undefined;

/** Returns a check like that of `createRepeatCheck`, which always uses the present rows. */
export function presentRepeatCheck({ get }: Store<Rows>, productCode: string): RepeatCheck {
  let rows = get();
  let check = createRepeatCheck(rows, productCode);
  return (row, column) => {
    if (rows !== get()) {
      rows = get();
      check = createRepeatCheck(rows, productCode);
    }
    return check(row, column);
  };
}

/** Returns a function that reports a code or a combination which another row has too. */
export function createRepeatCheck(rows: Rows, productCode: string): RepeatCheck {
  const codes = keysBy(rows, codeOf);
  const combinations = keysBy(rows, combinationOf);
  const gtins = keysBy(rows, gtinOf);
  const hasOther = (keys: ReadonlyMap<string, string[]>, value: string, { key }: SheetRow) =>
    keys.get(value)?.some((other) => other !== key) ?? false;
  return (row, column) => {
    const code = codeOf(row);
    if (column === 'code' && code !== '' && code === productCode)
      return 'Bu, ürünün kendi kodu; varyantın ayrı bir kodu olmalı.';
    if (column === 'code' && code !== '' && hasOther(codes, code, row))
      return `“${code}” kodu iki kez yazılmış.`;
    if (column === 'size_id' && hasOther(combinations, combinationOf(row), row))
      return 'Bu ölçü ve kaplama iki kez var.';
    if (column === 'gtin' && gtinOf(row) !== '' && hasOther(gtins, gtinOf(row), row))
      return 'Bu GTIN iki kez yazılmış.';
    return column === 'successor' ? successorProblemOf(row) : undefined;
  };
}

/** Why the successor of a row does not fit with its status. */
export const successorProblemOf = ({ cells }: SheetRow) =>
  successorProblem({
    status: cells.status ?? '',
    successor: cells.successor ?? '',
    code: cells.code ?? '',
  });

const gtinOf = ({ cells }: SheetRow) => digitsOf(cells.gtin ?? '');
const codeOf = ({ cells }: SheetRow) => cells.code ?? '';
export const combinationOf = ({ cells }: SheetRow) => `${cells.size_id ?? ''} ${cells.finish_id ?? ''}`;

function keysBy(rows: Rows, valueOf: (row: SheetRow) => string): ReadonlyMap<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const row of rows) {
    const value = valueOf(row);
    const known = keys.get(value);
    if (known) known.push(row.key);
    else keys.set(value, [row.key]);
  }
  return keys;
}
