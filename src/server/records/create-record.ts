import type { AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { OwnColumns, RecordResource } from './record-resource.ts';
import { emptyValues, type Values } from './record-table.ts';
import { mergeSentTexts } from './sent-texts.ts';
import { sentValues, storeNew, topQueue, type Saved } from './store-values.ts';

/**
 * Creates a record at the top of its list. `own` contains columns that the resource sets, such as a key.
 * `withId` computes columns from the stored row with its new id.
 */
export async function createRecord<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  resource: RecordResource<Row, Input, Shown>,
  input: Input,
  own: Partial<Row> = {},
  withId?: OwnColumns<Row>,
): Promise<Saved<Row>> {
  const { table } = resource;
  const empty = emptyValues(table);
  const values = {
    ...empty,
    ...sentValues(resource.columns(input)),
    ...(await mergeSentTexts(tx.db, table, { before: empty, input })),
    ...(own as Values),
  };
  const row = {
    ...values,
    queue: await topQueue(tx, table, values),
    created_at: tx.now,
    updated_at: tx.now,
    deleted_at: null,
  };
  return storeNew(tx, resource, row, withId);
}
