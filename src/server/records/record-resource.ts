import type { z } from 'zod';
import type { RecordBase } from '#shared/schema/record.ts';
import { flattenText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { outdatedOf } from '#server/texts/origin-column.ts';
import { loadOrderVersions } from './order-records.ts';
import { textColumn, type RecordTable } from './record-table.ts';

/** Columns that a call sent: undefined leaves a column unchanged, a boolean is stored as 0 or 1. */
export type SentColumns<Row> = {
  [Column in keyof Row]?: Row[Column] | (number extends Row[Column] ? boolean : never) | undefined;
};

/**
 * The definition of a kind of simple record: everything in which it differs from other kinds
 * (docs/decisions/0026).
 */
export type RecordResource<Row extends AnyRow, Input extends object, Shown> = {
  table: RecordTable<Row>;
  /** Maps the sent fields to columns, except the texts. */
  columns: (input: Input) => SentColumns<Row>;
  /** Checks the row that a create, update or restore will store; a new row has the id 0. */
  check?: (tx: ContentTransaction, row: Row) => Promise<void>;
  /**
   * Loads everything that the rows need, then returns a function that presents one row; rows may
   * be deleted or old versions.
   */
  present: (db: Reader, rows: readonly Row[]) => Promise<(row: Row) => Shown>;
};

/** Computes columns that the resource sets itself, such as a key, from the row that is about to be stored. */
export type OwnColumns<Row> = (row: Row) => Promise<Partial<Row>>;

/**
 * Returns its argument; ties the types of schemas, table and functions together, so that mistakes
 * show up in the definition.
 */
export function recordResource<Row extends AnyRow, Input extends object, Shown>(
  definition: RecordResource<Row, NoInfer<Input>, NoInfer<Shown>> & {
    schemas: { update: z.ZodType<Input>; shown: z.ZodType<Shown> };
  },
): RecordResource<Row, Input, Shown> {
  return definition;
}

/** Presents rows for the panel; `db` may be a transaction. */
export async function presentRecords<Row extends AnyRow, Input extends object, Shown>(
  db: Reader,
  { table, present }: RecordResource<Row, Input, Shown>,
  rows: readonly Row[],
): Promise<(row: Row) => RecordBase & Shown> {
  const show = await present(db, rows);
  const orderVersion = await loadOrderVersions(db, table);
  const main = await getMainLanguage(db);
  return (row) => ({
    ...show(row),
    id: row.id,
    queue: row.queue,
    version: row.version,
    order_version: orderVersion(row),
    outdated: outdatedOf(row, table.texts, main),
    ...flattenTexts(table.texts, row),
  });
}

export async function presentRecord<Row extends AnyRow, Input extends object, Shown>(
  db: Reader,
  resource: RecordResource<Row, Input, Shown>,
  row: Row,
): Promise<RecordBase & Shown> {
  return (await presentRecords(db, resource, [row]))(row);
}

/** All texts of a row as `name_tr`, `name_en` … */
function flattenTexts(fields: readonly string[], row: AnyRow): Record<string, string | undefined> {
  const flattened: Record<string, string | undefined> = {};
  for (const field of fields) Object.assign(flattened, flattenText(field, readTexts(textColumn(row, field))));
  return flattened;
}
