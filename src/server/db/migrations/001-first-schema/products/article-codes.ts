import type { Kysely } from 'kysely';
import { binaryText, strictTable, type Dialect } from '../../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger, createTrigger } from '../create-trigger.ts';

/**
 * Keeps `article_codes` up to date: the codes of all live products and variants, each of them unique. The
 * triggers run per row, so products can exchange codes only by deleting the rows and inserting them again.
 */
export async function keepArticleCodes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const [name, after, when, body] of triggers) {
    if (dialect === 'sqlite') {
      await createSqliteTrigger(db, { name, after: `${after} when ${when}`, body });
    } else {
      const guarded = `if ${when} then ${body} end if;`;
      await createPostgresTrigger(db, { name, after, body: guarded, each: 'row' });
    }
  }
}

const addProduct = `insert into article_codes (code, product_id) values (new.code, new.id);
  insert into article_codes (code, product_id, variant_id)
    select code, product_id, id from product_variants where product_id = new.id;`;
const removeProduct = 'delete from article_codes where product_id = old.id;';
const addVariant = `insert into article_codes (code, product_id, variant_id)
  select new.code, new.product_id, new.id from products where id = new.product_id and deleted_at is null;`;
// The row is found by `code`, because that column has an index.
const removeVariant = 'delete from article_codes where code = old.code and variant_id = old.id;';

/** The name, event, condition and body of each trigger. */
const triggers = [
  ['product_code_insert', 'insert on products', 'new.deleted_at is null', addProduct],
  [
    'product_code_update',
    'update of code on products',
    'new.deleted_at is null and old.deleted_at is null and new.code <> old.code',
    'update article_codes set code = new.code where product_id = new.id and variant_id is null;',
  ],
  [
    'product_code_delete',
    'update of deleted_at on products',
    'new.deleted_at is not null and old.deleted_at is null',
    removeProduct,
  ],
  [
    'product_code_restore',
    'update of deleted_at on products',
    'new.deleted_at is null and old.deleted_at is not null',
    addProduct,
  ],
  ['product_code_purge', 'delete on products', 'true', removeProduct],
  ['variant_code_insert', 'insert on product_variants', 'true', addVariant],
  [
    'variant_code_update',
    'update of code on product_variants',
    'new.code <> old.code',
    'update article_codes set code = new.code where code = old.code and variant_id = new.id;',
  ],
  ['variant_code_delete', 'delete on product_variants', 'true', removeVariant],
] as const;

/**
 * Keeps `similar_codes` up to date: the folded codes that several articles have in different letter case. New ones are
 * refused, but older ones may exist. Each write checks its own codes, so that listing them needs no scan of all codes.
 */
export async function keepSimilarCodes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'similar_codes')
    .addColumn('folded', binaryText(dialect), (column) => column.primaryKey().notNull())
    .execute();
  for (const [event, body] of [
    ['insert', addSimilar],
    ['update', removeSimilar + addSimilar],
    ['delete', removeSimilar],
  ] as const) {
    await createTrigger(db, dialect, {
      name: `similar_code_${event}`,
      after: `${event} on article_codes`,
      body,
      each: 'row',
    });
  }
}

const addSimilar = `insert into similar_codes (folded)
  select lower(other.code) from article_codes as other
  where lower(other.code) = lower(new.code) and other.code <> new.code limit 1
  on conflict (folded) do nothing;`;
const removeSimilar = `delete from similar_codes where folded = lower(old.code)
  and (select count(*) from article_codes where lower(code) = lower(old.code)) < 2;`;
