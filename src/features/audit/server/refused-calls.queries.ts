import { sql, type Kysely, type Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { RefusedCallTable } from '#server/db/schema/mail.ts';
import type { PageRange } from '#server/paging.ts';

type Writer = Kysely<OperationalTables>;

export type NetworkRefusal = Selectable<RefusedCallTable>;

export type AccountRefusal = {
  at: string;
  userId: number;
  action: string;
  details: object;
  ip: string;
  hasOtherIps: boolean;
  count: number;
  /** Refusals with the same key share one row. */
  merge_key: string;
};

/** Networks of one hour that have a row of their own; further ones share the row with an empty network. */
export const mostNetworksOfHour = 200;

/** Rows of a statement, because both databases limit the parameters. */
const batch = 200;

/**
 * Adds refused calls of accounts to the audit log. Rows are written in a fixed order, so that two processes never
 * wait for each other's locks.
 */
export async function addAccountRefusals(db: Writer, refusals: readonly AccountRefusal[]): Promise<void> {
  const rows = mergedBy(refusals, ({ merge_key }) => merge_key, mergeAccount).map((one) => ({
    at: one.at,
    actor_id: null,
    action: one.action,
    entity: 'user',
    entity_id: String(one.userId),
    details: toJson(one.details),
    ip: one.ip,
    has_other_ips: one.hasOtherIps ? 1 : 0,
    count: one.count,
    merge_key: one.merge_key,
  }));
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insertInto('audit')
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) =>
        conflict
          .column('merge_key')
          .where('merge_key', 'is not', null)
          .doUpdateSet({
            count: sql<number>`audit.count + excluded.count`,
            has_other_ips: sql<number>`case
              when audit.has_other_ips = 1 or excluded.has_other_ips = 1 or audit.ip <> excluded.ip then 1
              else 0 end`,
          }),
      )
      .execute();
}

/** Adds to the counts of networks. Networks above the limit of an hour are counted together. */
export async function addNetworkRefusals(db: Writer, refusals: readonly NetworkRefusal[]): Promise<void> {
  for (const [hour, ofHour] of Map.groupBy(refusals, (one) => one.hour)) {
    const present = await db.selectFrom('refused_calls').select('network').where('hour', '=', hour).execute();
    const known = new Set(present.map(({ network }) => network).filter((network) => network !== ''));
    const counted = ofHour.map((one) => {
      if (one.network !== '' && known.size < mostNetworksOfHour) known.add(one.network);
      return { ...one, network: known.has(one.network) ? one.network : '' };
    });
    await db
      .insertInto('refused_calls')
      .values(mergedBy(counted, ({ network }) => network, mergeNetwork))
      .onConflict((conflict) =>
        conflict.columns(['hour', 'network']).doUpdateSet({
          count: sql<number>`refused_calls.count + excluded.count`,
          sign_ins: sql<number>`refused_calls.sign_ins + excluded.sign_ins`,
        }),
      )
      .execute();
  }
}

const mergeAccount = (one: AccountRefusal, other: AccountRefusal): AccountRefusal => ({
  ...one,
  count: one.count + other.count,
  hasOtherIps: one.hasOtherIps || other.hasOtherIps || one.ip !== other.ip,
});

const mergeNetwork = (one: NetworkRefusal, other: NetworkRefusal): NetworkRefusal => ({
  ...one,
  count: one.count + other.count,
  sign_ins: one.sign_ins + other.sign_ins,
});

/** One row per key, because a statement may not change a row twice; sorted by key. */
function mergedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  merge: (one: Row, other: Row) => Row,
) {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const known = merged.get(keyOf(row));
    merged.set(keyOf(row), known === undefined ? row : merge(known, row));
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

type Days = { from: string | undefined; before: string | undefined };

/** A page of counts, the latest hour first, in an hour the most calls first and all further networks last. */
export function selectRefusedCalls(db: Reader, days: Days, { limit, offset }: PageRange) {
  return withinDays(db, days)
    .selectAll()
    .orderBy('hour', 'desc')
    .orderBy(sql`case when network = '' then 1 else 0 end`)
    .orderBy('count', 'desc')
    .orderBy('network')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRefusedCalls(db: Reader, days: Days): Promise<number> {
  const { total } = await withinDays(db, days)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function withinDays(db: Reader, { from, before }: Days) {
  return db
    .selectFrom('refused_calls')
    .$if(from !== undefined, (query) => query.where('hour', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('hour', '<', before ?? ''));
}
