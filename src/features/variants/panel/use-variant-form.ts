import { useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import { maxVariants } from '../variant.ts';
import { problemOf, shownText, type SheetColumn, type SheetRow } from '#panel/sheet/columns.ts';
import type { SheetRows } from '#panel/sheet/sheet-rows.ts';
import { isEmpty } from '#panel/form-state/changed-fields.ts';
import { serverErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';
import type { Conflict, RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { filesIn } from './file-cells.ts';
import { mergeRows, rowDifferences } from './merge-rows.ts';
import { ownOf } from './ordering-cells.ts';
import {
  inputsOf,
  ownKey,
  ownRowsOf,
  presentRepeatCheck,
  rowsOf,
  successorProblemOf,
  type RepeatCheck,
  type RowKeys,
} from './variant-rows.ts';
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
  /** The row of the product's own code. */
  ownRows: SheetRows;
  keys: RowKeys;
  productCode: string;
  languages: readonly Language[];
  columns: readonly SheetColumn[];
  ownColumns: readonly SheetColumn[];
};

/**
 * The form of the variants. Its fields are the rows of the variants and the row of the product's own code, which
 * sheets edit in separate stores.
 */
export function useVariantForm(options: Options): VariantForm {
  const { grid, rows, ownRows, keys, productCode, languages, columns, ownColumns } = options;
  const [refused, setRefused] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const repeated = useMemo((): RepeatCheck => {
    const ofVariants = presentRepeatCheck(rows, productCode);
    const ofOwn: RepeatCheck = (row, column) =>
      column === 'successor' ? successorProblemOf(row) : undefined;
    return (row, column) => (row.key === ownKey ? ofOwn : ofVariants)(row, column);
  }, [rows, productCode]);
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
    labels: { variants: 'Ölçüler ve kaplamalar', own: 'Ürünün sipariş bilgileri' },
    toValues: (record = grid) => ({
      variants: rowsOf(record, keys),
      own: ownRowsOf(record, productCode, keys),
    }),
    check: () => ({
      ...rowErrors(rows.get(), columns, repeated),
      ...ownErrors(ownRows.get(), ownColumns, repeated),
    }),
    save: async (fields, record = grid) => {
      const sent = (fields.variants ?? rows.get()) as SheetRow[];
      const [ownRow] = (fields.own ?? []) as SheetRow[];
      try {
        const inputs = inputsOf(sent, record.variants, keys);
        const own = ownRow && ownOf(ownRow.cells, record.own, keys.languages);
        const saved = await saveVariants(record.id, { variants: inputs, own }, record.order_version);
        keys.takeSaved(sent, saved.variants);
        setRefused(new Map());
        return saved;
      } catch (error) {
        setRefused(refusals(serverErrors(error), sent, ownRow));
        throw error;
      }
    },
    onSaved: () => undefined,
  });
  useSheetField(form, 'variants', rows);
  useSheetField(form, 'own', ownRows);
  const { record = grid } = form;
  const isChanged = useMemo(() => {
    const all = [...rowsOf(record, keys), ...ownRowsOf(record, productCode, keys)];
    const stored = new Map(all.map((row) => [row.key, row.cells]));
    return ({ key, cells }: SheetRow, column: string) => {
      const before = stored.get(key);
      return before !== undefined && before[column] !== cells[column];
    };
  }, [record, keys, productCode]);
  return { form: { ...form, ...rowConflict(form, options) }, errorOf, isChanged };
}

type Refusal = { value: string | undefined; text: string };

/**
 * The server's errors by row and column. An error is shown as long as its cell has the value that was sent.
 */
function refusals(
  errors: FieldErrors,
  sent: Rows,
  ownRow: SheetRow | undefined,
): ReadonlyMap<string, Refusal> {
  const entries = Object.entries(errors).flatMap(([name, text]): [string, Refusal][] => {
    const [, place = '', index, column] =
      /^(variants\.(\d+)|own)\.(?:ordering\.)?(\w+(?:\.\w+)?)$/.exec(name) ?? [];
    const row = place === 'own' ? ownRow : sent[Number(index)];
    const cell = column?.replace('.', '_');
    return row && cell ? [[`${row.key} ${cell}`, { value: row.cells[cell], text }]] : [];
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

function ownErrors(rows: Rows, columns: readonly SheetColumn[], repeated: RepeatCheck): FieldErrors {
  return Object.fromEntries(
    rows.flatMap((row) =>
      columns.flatMap((column) => {
        const value = row.cells[column.name] ?? '';
        const problem = problemOf(column, value) ?? repeated(row, column.name);
        return problem === undefined ? [] : [[`own.${column.name}`, problem]];
      }),
    ),
  );
}

/** Copies changes between the form's field and the sheet's rows, in both directions. */
function useSheetField({ fields }: RecordForm<VariantGrid>, name: 'variants' | 'own', rows: SheetRows): void {
  const key = fields.key(name);
  const latest = useRef(fields);
  const seenKey = useRef(key);
  useEffect(() => {
    latest.current = fields;
    if (seenKey.current === key) return;
    seenKey.current = key;
    rows.reset(fields.getValues()[name] as Rows);
  });
  useEffect(
    () =>
      rows.subscribe(() => {
        const { errors, clearErrors, getInputProps, getValues } = latest.current;
        if (getValues()[name] === rows.get()) return;
        (getInputProps(name).onChange as (value: Rows) => void)(rows.get());
        if (!isEmpty(errors)) clearErrors();
      }),
    [rows, name],
  );
}

/**
 * Presents an edit conflict row by row. “Keep mine” keeps the rows that others stored, except where the user
 * changed them.
 */
function rowConflict(
  { conflict, record, labelOf, showValue }: RecordForm<VariantGrid>,
  { rows, ownRows, keys, productCode, columns, ownColumns }: Options,
): Pick<RecordForm<VariantGrid>, 'conflict' | 'labelOf' | 'showValue'> {
  if (!conflict || !record) return { conflict, labelOf, showValue };
  const merges = [
    { name: 'variants', rows, base: rowsOf(record, keys), columns },
    { name: 'own', rows: ownRows, base: ownRowsOf(record, productCode, keys), columns: ownColumns },
  ].flatMap(({ name, base, ...part }) => {
    const field = conflict.fields.find((one) => one.name === name);
    if (!field) return [];
    const theirs = field.stored as Rows;
    const merge = (mine: Rows) => mergeRows(base, mine, theirs);
    return [{ ...part, merge, ...rowDifferences(base, merge(part.rows.get()), theirs) }];
  });
  if (merges.length === 0) return { conflict, labelOf, showValue };
  const nameOf = (row: SheetRow | undefined) => row?.cells.code || 'kodsuz';
  const differing = merges.flatMap((part) =>
    part.differing.map((one) => ({ ...one, columns: part.columns })),
  );
  const names = new Map(differing.map((one) => [one.key, nameOf(one.mine ?? one.stored)]));
  const shown: Conflict = {
    ...conflict,
    fields: differing.map(({ key, stored, mine, isContested, columns: shownColumns }) => ({
      name: key,
      stored: lineOf(stored, shownColumns),
      mine: lineOf(mine, shownColumns),
      isContested,
    })),
    changedThere: merges.flatMap(({ changedThere }) => changedThere.map(nameOf)),
    keepMine: () => {
      for (const part of merges) part.rows.rebase(part.merge);
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
    .map((column) => {
      const value = row.cells[column.name] ?? '';
      const shown = column.kind === 'own' ? String(filesIn(value).length || '') : shownText(column, value);
      return `${column.title}: ${shown || '–'}`;
    })
    .join('\n');
}
