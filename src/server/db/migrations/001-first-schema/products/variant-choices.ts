import { sql, type Kysely } from 'kysely';
import { binaryText, references, required, keyedTable, type Dialect } from '../../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from '../create-trigger.ts';

/**
 * Creates tables with the sizes (`s7`) and finishes (`f3`) of each variant set, and their numbers of products
 * per category, so that pages need not read the sets to offer filters (docs/decisions/0043).
 */
export async function createVariantChoices(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const text = binaryText(dialect);
  await keyedTable(db, dialect, 'variant_set_choices')
    .addColumn('variant_set_id', 'integer', references('variant_sets.id'))
    .addColumn('choice', text, required)
    .addPrimaryKeyConstraint('variant_set_choices_pk', ['variant_set_id', 'choice'])
    .execute();
  await keyedTable(db, dialect, 'variant_choice_counts')
    .addColumn('category_id', 'integer', references('categories.id'))
    .addColumn('choice', text, required)
    .addColumn('live_products', 'integer', required)
    .addColumn('active_products', 'integer', required)
    .addPrimaryKeyConstraint('variant_choice_counts_pk', ['category_id', 'choice'])
    .execute();
  await sql`create index variant_choice_counts_choice on variant_choice_counts (choice)`.execute(db);
  if (dialect === 'sqlite') await createSqliteTriggers(db);
  else await createPostgresTriggers(db);
}

const insertCounts =
  'insert into variant_choice_counts (category_id, choice, live_products, active_products)';
const onConflict = `on conflict (category_id, choice) do update set
  live_products = variant_choice_counts.live_products + excluded.live_products,
  active_products = variant_choice_counts.active_products + excluded.active_products;`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await createSqliteTrigger(db, {
    name: 'variant_set_choices_insert',
    after: 'insert on variant_sets',
    body: `insert into variant_set_choices (variant_set_id, choice)
      select distinct new.id, choice from (
        select 's' || substr(value, 1, instr(value, 'x') - 1) as choice from ${pairs}
        union all select 'f' || substr(value, instr(value, 'x') + 1) from ${pairs}
      ) where choice not in ('s0', 'f0', 's', 'f');`,
  });
  const add = `${insertCounts} select new.category_id, choice, 1, new.is_active from variant_set_choices
    where variant_set_id = new.variant_set_id and new.deleted_at is null ${onConflict}`;
  const isOld = `category_id = old.category_id and old.deleted_at is null
    and choice in (select choice from variant_set_choices where variant_set_id = old.variant_set_id)`;
  const subtract = `update variant_choice_counts set live_products = live_products - 1,
      active_products = active_products - old.is_active where ${isOld};
    delete from variant_choice_counts where ${isOld} and live_products = 0;`;
  const counted = (row: string) =>
    `(${row}.category_id, ${row}.variant_set_id, ${row}.is_active, ${row}.deleted_at)`;
  for (const [event, after, body] of [
    ['insert', 'insert on products when new.variant_set_id <> 0', add],
    [
      'update',
      `update of category_id, variant_set_id, is_active, deleted_at on products
        when ${counted('old')} is not ${counted('new')}`,
      subtract + add,
    ],
    ['delete', 'delete on products when old.variant_set_id <> 0', subtract],
  ] as const)
    await createSqliteTrigger(db, { name: `variant_choice_counts_${event}`, after, body });
}

/** The pairs of a new variant set as a table of JSON texts. */
const pairs = `json_each('["' || replace(trim(new.pairs, ','), ',', '","') || '"]')`;

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await createPostgresTrigger(db, {
    name: 'variant_set_choices_insert',
    after: 'insert on variant_sets',
    each: 'row',
    body: `insert into variant_set_choices (variant_set_id, choice)
      select distinct new.id, kind || id
      from regexp_split_to_table(trim(both ',' from new.pairs), ',') as pair,
        lateral (values ('s', split_part(pair, 'x', 1)), ('f', split_part(pair, 'x', 2))) as part (kind, id)
      where id not in ('', '0');`,
  });
  for (const [event, rows] of [
    ['insert', ['new']],
    ['update', ['old', 'new']],
    ['delete', ['old']],
  ] as const) {
    const changes = rows.map((row) => {
      const sign = row === 'new' ? 1 : -1;
      return `select category_id, choice, ${sign}, ${sign} * is_active
        from ${row}_rows join variant_set_choices using (variant_set_id) where deleted_at is null`;
    });
    await createPostgresTrigger(db, {
      name: `variant_choice_counts_${event}`,
      after: `${event} on products`,
      each: 'statement',
      referencing: rows.map((row) => `${row} table as ${row}_rows`).join(' '),
      body: `${insertCounts}
        select category_id, choice, sum(live), sum(active)
        from (${changes.join(' union all ')}) as changes (category_id, choice, live, active)
        group by category_id, choice having sum(live) <> 0 or sum(active) <> 0 ${onConflict}
        delete from variant_choice_counts where live_products = 0;`,
    });
  }
}
