import type { Reader } from '#server/db/connect.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { AppError, type FieldErrors } from '#server/errors.ts';
import { checkMedia } from './media-columns.ts';
import type { RecordResource } from './record-resource.ts';
import { emptyValues, type Values } from './record-table.ts';
import { mergeSentTexts } from './sent-texts.ts';
import { checkRow, sentValues, topQueue } from './store-values.ts';
import { getRow } from './update-record.ts';

type Unsaved<Input, Row> = {
  /** The id of the stored record; undefined for a new one. */
  id: number | undefined;
  input: Input;
  /** Columns that the resource sets itself. */
  own: Partial<Row>;
  now: string;
};

/**
 * The row that saving `input` would store, and the errors that saving would cause. Fields with errors keep
 * their stored values.
 * @throws AppError 404 for an unknown record.
 */
export async function unsavedRecord<Row extends AnyRow, Input extends object, Shown>(
  db: Reader,
  resource: RecordResource<Row, Input, Shown>,
  { id, input, own, now }: Unsaved<Input, Row>,
): Promise<{ row: Row; refused: FieldErrors }> {
  const { table } = resource;
  const before = id === undefined ? undefined : await getRow(db, table, id);
  const start: Values = before ?? { ...emptyValues(table), ...newRow(now) };
  const merge = async (fields: Input) =>
    ({
      ...start,
      ...sentValues(resource.columns(fields)),
      ...(await mergeSentTexts(db, table, { before: start, input: fields })),
      ...own,
    }) as Row;
  // The cast is safe: the checks only read, and this connection cannot write.
  const tx = { db } as ContentTransaction;
  const row = await merge(input);
  const refused = {
    ...(await refusalsOf(() => checkMedia(db, table, row))),
    ...(await refusalsOf(() => checkRow(tx, resource, row))),
  };
  const valid = Object.fromEntries(Object.entries(input).filter(([name]) => !(name in refused)));
  const shown = await merge(valid as Input);
  return { row: before ? shown : { ...shown, queue: await topQueue(tx, table, shown) }, refused };
}

/** An unsaved new row; it has the id 0, as in the checks of a save. */
function newRow(now: string): AnyRow {
  const instants = { created_at: now, updated_at: now, deleted_at: null };
  return { id: 0, version: 1, queue: 0, translated_from: '{}', ...instants };
}

async function refusalsOf(check: () => Promise<void>): Promise<FieldErrors> {
  try {
    await check();
    return {};
  } catch (error) {
    if (error instanceof AppError && error.fields) return error.fields;
    throw error;
  }
}
