import { useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import { maxVariants } from '../variant.ts';
import { problemOf, shownText, type SheetColumn, type SheetRow } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';
import { isEmpty } from '#panel/form-state/changed-fields.ts';
import { serverErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';
import type { Conflict, RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { mergeRows, rowDifferences } from './merge-rows.ts';
import { inputsOf, presentRepeatCheck, rowsOf, type RepeatCheck, type RowKeys } from './variant-rows.ts';
import { saveVariants, type VariantGrid } from './variants.api.ts';

type Rows = readonly SheetRow[];

export type VariantForm = {
  form: RecordForm<VariantGrid>;
  errorOf: (row: SheetRow, column: string) => string | undefined;
  isChanged: (row: SheetRow, column: string) => boolean;
};

type Options = {
  grid: VariantGrid;
  rows: SheetRows;
  keys: RowKeys;
  productCode: string;
  languages: readonly Language[];
  columns: readonly SheetColumn[];
};

/**
 * The form of the variants. Its only field is the list of rows, which the sheet edits in a separate store.
 */
export function useVariantForm({ grid, rows, keys, productCode, languages, columns }: Options): VariantForm {
  const [refused, setRefused] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const repeated = useMemo(() => presentRepeatCheck(rows, productCode), [rows, productCode]);
  const errorOf = useMemo(
    () => (row: SheetRow, column: string) => {
      const refusal = refused.get(`${row.key} ${column}`);
      return repeated(row, column) ?? (refusal?.value === row.cells[column] ? refusal?.text : undefined);
    },
    [repeated, refused],
  );
  const form = useRecordForm<VariantGrid>({
    name: 'product-variants',
    recordName: productCode,
    record: grid,
    languages,
    localised: [],
    labels: { variants: 'Ölçüler ve kaplamalar' },
    toValues: (record) => ({ variants: record ? rowsOf(record, keys) : [] }),
    check: () => rowErrors(rows.get(), columns, repeated),
    save: async (fields, record = grid) => {
      const sent = fields.variants as SheetRow[];
      try {
        const inputs = inputsOf(sent, record.variants, keys);
        const saved = await saveVariants(record.id, inputs, record.order_version);
        keys.takeSaved(sent, saved.variants);
        setRefused(new Map());
        return saved;
      } catch (error) {
        setRefused(refusals(serverErrors(error), sent));
        throw error;
      }
    },
    onSaved: () => undefined,
  });
  useSheetField(form, rows);
  const { record = grid } = form;
  const isChanged = useMemo(() => {
    const stored = new Map(rowsOf(record, keys).map((row) => [row.key, row.cells]));
    return ({ key, cells }: SheetRow, column: string) => {
      const before = stored.get(key);
      return before !== undefined && before[column] !== cells[column];
    };
  }, [record, keys]);
  return { form: { ...form, ...rowConflict(form, rows, keys, columns) }, errorOf, isChanged };
}

type Refusal = { value: string | undefined; text: string };

/**
 * The server's errors by row and column. An error is shown as long as its cell has the value that was sent.
 */
function refusals(errors: FieldErrors, sent: Rows): ReadonlyMap<string, Refusal> {
  const entries = Object.entries(errors).flatMap(([name, text]): [string, Refusal][] => {
    const [, index, column] = /^variants\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    return row && column ? [[`${row.key} ${column}`, { value: row.cells[column], text }]] : [];
  });
  return new Map(entries);
}

function rowErrors(rows: Rows, columns: readonly SheetColumn[], repeated: RepeatCheck): FieldErrors {
  if (rows.length > maxVariants) return { variants: `Bir üründe en çok ${maxVariants} varyant olabilir.` };
  const errors: FieldErrors = {};
  rows.forEach((row, index) => {
    for (const column of columns) {
      const problem = problemOf(column, row.cells[column.name] ?? '') ?? repeated(row, column.name);
      if (problem !== undefined) errors[`variants.${index}.${column.name}`] = problem;
    }
  });
  return errors;
}

/** Copies changes between the form's field and the sheet's rows, in both directions. */
function useSheetField({ fields }: RecordForm<VariantGrid>, rows: SheetRows): void {
  const key = fields.key('variants');
  const latest = useRef(fields);
  const seenKey = useRef(key);
  useEffect(() => {
    latest.current = fields;
    if (seenKey.current === key) return;
    seenKey.current = key;
    rows.reset(fields.getValues().variants as Rows);
  });
  useEffect(
    () =>
      rows.subscribe(() => {
        const { errors, clearErrors, getInputProps, getValues } = latest.current;
        if (getValues().variants === rows.get()) return;
        (getInputProps('variants').onChange as (value: Rows) => void)(rows.get());
        if (!isEmpty(errors)) clearErrors();
      }),
    [rows],
  );
}

/**
 * Presents an edit conflict row by row. “Keep mine” keeps the rows that others stored, except where the user
 * changed them.
 */
function rowConflict(
  { conflict, record, labelOf, showValue }: RecordForm<VariantGrid>,
  rows: SheetRows,
  keys: RowKeys,
  columns: readonly SheetColumn[],
): Pick<RecordForm<VariantGrid>, 'conflict' | 'labelOf' | 'showValue'> {
  const field = conflict?.fields.find(({ name }) => name === 'variants');
  if (!conflict || !record || !field) return { conflict, labelOf, showValue };
  const base = rowsOf(record, keys);
  const theirs = field.stored as Rows;
  const merged = mergeRows(base, rows.get(), theirs);
  const { differing, changedThere } = rowDifferences(base, merged, theirs);
  const nameOf = (row: SheetRow | undefined) => row?.cells.code || 'kodsuz';
  const names = new Map(differing.map((one) => [one.key, nameOf(one.mine ?? one.stored)]));
  const shown: Conflict = {
    ...conflict,
    fields: differing.map(({ key, stored, mine, isContested }) => ({
      name: key,
      stored: lineOf(stored, columns),
      mine: lineOf(mine, columns),
      isContested,
    })),
    changedThere: changedThere.map(nameOf),
    keepMine: () => {
      rows.rebase((step) => mergeRows(base, step, theirs));
      conflict.keepMine();
    },
  };
  return {
    conflict: shown,
    labelOf: (name) => names.get(name) ?? labelOf(name),
    showValue: (_, value) => value,
  };
}

/** Describes a row in words, or says that it does not exist. */
function lineOf(row: SheetRow | undefined, columns: readonly SheetColumn[]): string {
  if (!row) return 'yok';
  return columns
    .filter(({ kind }) => kind !== 'own')
    .map((column) => `${column.title}: ${shownText(column, row.cells[column.name] ?? '') || '–'}`)
    .join('\n');
}
