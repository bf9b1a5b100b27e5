import { z } from 'zod';
import type { Selectable } from 'kysely';
import {
  homeSectionNames,
  type HomeSectionKey,
  type HomeSectionQueue,
  type HomeSectionUpdate,
  type ManagedHomeSection,
} from '../home-section.ts';
import { flag } from '#shared/schema/fields.ts';
import type { HistoryQuery, OrderHistoryPage } from '#shared/schema/history.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { HomeSectionTable } from '#server/db/schema/home-section.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, notFound } from '#server/errors.ts';
import { listOrderHistory } from '#server/records/history.read.ts';
import { orderRecords } from '#server/records/order-records.ts';
import { presentRecords, recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { updateRecord } from '#server/records/update-record.ts';

type HomeSectionRow = Selectable<HomeSectionTable>;

const table = recordTable('home_sections', { section: '', is_active: 1 });
const resource = recordResource({
  schemas: recordSchemas({
    texts: {},
    fields: { is_active: flag },
    shown: { section: z.string(), is_active: z.boolean() },
  }),
  table,
  columns: ({ is_active }) => ({ is_active }),
  present: () =>
    Promise.resolve(({ section, is_active: isActive }: HomeSectionRow) => ({
      section,
      is_active: isActive === 1,
    })),
});

/** The sections of the home page in their order; they are never created or deleted. */
export async function listHomeSections({ db }: Pick<Context, 'db'>): Promise<ManagedHomeSection[]> {
  const rows = await selectSections(db);
  const present = await presentRecords(db, resource, rows);
  return rows.map((row) => {
    const { is_active, queue, order_version } = present(row);
    return { section: row.section, is_active, queue, order_version };
  });
}

export async function updateHomeSection(
  ctx: Context,
  actor: Actor,
  section: string,
  input: HomeSectionUpdate,
): Promise<ManagedHomeSection> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const row = await findHomeSection(tx.db, section);
    if (!row) throw notFound();
    await updateRecord(tx, resource, row.id, { ...input, version: undefined });
  });
  const updated = (await listHomeSections(ctx)).find((one) => one.section === section);
  if (!updated) throw notFound();
  return updated;
}

/** Changes the order of the sections and returns the new `order_version`. */
export function orderHomeSections(ctx: Context, actor: Actor, input: HomeSectionQueue): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const ids = new Map((await selectSections(tx.db)).map(({ id, section }) => [section, id]));
    const queue = input.queue.map(({ section, queue: place }) => {
      const id = ids.get(section);
      if (id === undefined) throw invalid({ queue: ['Böyle bir bölüm yok'] });
      return { id, queue: place };
    });
    return orderRecords(tx, table, { queue, order_version: input.order_version });
  });
}

export async function listHomeSectionOrders(
  ctx: Pick<Context, 'db'>,
  query: HistoryQuery,
): Promise<OrderHistoryPage> {
  const page = await listOrderHistory(ctx, table, query);
  const named = (order: { id: number; name: string }[] | null) =>
    order && order.map(({ id, name }) => ({ id, name: homeSectionNames[name as HomeSectionKey] }));
  return {
    ...page,
    data: page.data.map((entry) => ({ ...entry, before: named(entry.before), after: named(entry.after) })),
  };
}

export async function selectActiveHomeSections(db: Reader) {
  return (await selectSections(db)).filter(({ is_active: isActive }) => isActive === 1);
}

export async function findHomeSection(db: Reader, section: string) {
  return (await selectSections(db)).find((one) => one.section === section);
}

async function selectSections(db: Reader) {
  const rows = await selectRows<HomeSectionRow>(db, 'home_sections');
  // The cast is safe, because the migration wrote exactly these keys.
  return rows.map((row) => ({ ...row, section: row.section as HomeSectionKey }));
}
