import type { DeletedRecords } from '#shared/schema/deleted-record.ts';
import type { HistoryEntry, HistoryQuery, OrderHistoryPage, VersionRestore } from '#shared/schema/history.ts';
import type { Paged } from '#shared/schema/envelope.ts';
import type { RecordBase, RecordQueue } from '#shared/schema/record.ts';
import type { Context } from '#server/context/context.ts';
import { selectRows, type AnyRow } from '#server/db/record-rows.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { createRecord } from './create-record.ts';
import { deleteRecord, restoreRecord } from './delete-record.ts';
import { listDeletedRecords } from './deleted-records.ts';
import { listHistory, listOrderHistory } from './history.read.ts';
import { orderRecords } from './order-records.ts';
import { presentRecord, presentRecords, type RecordResource } from './record-resource.ts';
import { restoreVersion } from './restore-version.ts';
import type { Saved } from './store-values.ts';
import { getRow, updateRecord } from './update-record.ts';

/** The record after a write; `message` names the parts that could not be restored. */
export type Written<Shown> = { data: RecordBase & Shown; message?: string };

/** The operations of a simple record. A resource may replace those that behave differently for it. */
export type RecordOperations<Create, Update, Shown> = {
  list: (ctx: Pick<Context, 'db'>) => Promise<(RecordBase & Shown)[]>;
  get: (ctx: Pick<Context, 'db'>, id: number) => Promise<RecordBase & Shown>;
  create: (ctx: Context, actor: Actor, input: Create) => Promise<Written<Shown>>;
  update: (ctx: Context, actor: Actor, id: number, input: Update) => Promise<Written<Shown>>;
  delete: (ctx: Context, actor: Actor, id: number) => Promise<void>;
  restore: (ctx: Context, actor: Actor, id: number) => Promise<Written<Shown>>;
  /** Returns the new `order_version`. */
  order: (ctx: Context, actor: Actor, input: RecordQueue) => Promise<string>;
  listDeleted: (ctx: Pick<Context, 'db' | 'clock'>, query: HistoryQuery) => Promise<DeletedRecords>;
  listHistory: (
    ctx: Pick<Context, 'db'>,
    query: HistoryQuery & { id: number },
  ) => Promise<Paged<HistoryEntry<RecordBase & Shown>>>;
  listOrderHistory: (ctx: Pick<Context, 'db'>, query: HistoryQuery) => Promise<OrderHistoryPage>;
  restoreVersion: (
    ctx: Context,
    actor: Actor,
    id: number,
    input: VersionRestore & { entry: number },
  ) => Promise<Written<Shown>>;
};

export function recordOperations<Row extends AnyRow, Input extends { version?: number | undefined }, Shown>(
  resource: RecordResource<Row, Input, Shown>,
): RecordOperations<Input, Input, Shown> {
  const { table } = resource;
  const write = (ctx: Context, actor: Actor, work: (tx: ContentTransaction) => Promise<Saved<Row>>) =>
    writeRecord(ctx, actor, { resource, work });
  return {
    list: async ({ db }) => {
      const rows = await selectRows<Row>(db, table.name);
      return rows.map(await presentRecords(db, resource, rows));
    },
    get: async ({ db }, id) => presentRecord(db, resource, await getRow(db, table, id)),
    create: (ctx, actor, input) => write(ctx, actor, (tx) => createRecord(tx, resource, input)),
    update: (ctx, actor, id, input) => write(ctx, actor, (tx) => updateRecord(tx, resource, id, input)),
    delete: (ctx, actor, id) => inContentTransaction(ctx, actor, (tx) => deleteRecord(tx, resource, id)),
    restore: (ctx, actor, id) => write(ctx, actor, (tx) => restoreRecord(tx, resource, id)),
    order: (ctx, actor, input) => inContentTransaction(ctx, actor, (tx) => orderRecords(tx, table, input)),
    listDeleted: (ctx, { page }) => listDeletedRecords(ctx, table, page),
    listHistory: (ctx, query) => listHistory(ctx, resource, query),
    listOrderHistory: (ctx, query) => listOrderHistory(ctx, table, query),
    restoreVersion: (ctx, actor, id, input) =>
      write(ctx, actor, (tx) => restoreVersion(tx, resource, id, input)),
  };
}

/** Runs a write in its own transaction and reads the record afterwards. */
export async function writeRecord<Row extends AnyRow, Input extends object, Shown>(
  ctx: Context,
  actor: Actor,
  {
    resource,
    work,
  }: {
    resource: RecordResource<Row, Input, Shown>;
    work: (tx: ContentTransaction) => Promise<Saved<Row>>;
  },
): Promise<Written<Shown>> {
  const { row, ...rest } = await inContentTransaction(ctx, actor, work);
  return { data: await presentRecord(ctx.db, resource, row), ...rest };
}
