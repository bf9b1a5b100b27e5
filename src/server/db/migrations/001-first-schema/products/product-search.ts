import { sql, type Kysely } from 'kysely';
import { binaryText, references, required, strictTable, type Dialect } from '../../../migration-tables.ts';
import { createSqliteTrigger } from '../create-trigger.ts';

/**
 * Creates the search documents, their words and the full-text index; triggers keep the index up to date
 * (docs/decisions/0019).
 */
export async function createProductSearch(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'product_search')
    .addColumn('product_id', 'integer', (column) => references('products.id')(column).primaryKey())
    .addColumn('codes', 'text', required)
    .addColumn('names', 'text', required)
    .addColumn('words', 'text', required)
    .execute();
  await strictTable(db, dialect, 'search_words')
    .addColumn('word', binaryText(dialect), (column) => column.primaryKey().notNull())
    .addColumn('code_docs', 'integer', required)
    .addColumn('name_docs', 'integer', required)
    .addColumn('docs', 'integer', required)
    .execute();
  await strictTable(db, dialect, 'search_grams')
    .addColumn('gram', 'text', required)
    .addColumn('word', 'text', required)
    .addPrimaryKeyConstraint('search_grams_pk', ['gram', 'word'])
    .execute();
  await strictTable(db, dialect, 'product_name_starts')
    .addColumn('start', binaryText(dialect), (column) => column.notNull())
    .addColumn('product_id', 'integer', references('products.id'))
    .addPrimaryKeyConstraint('product_name_starts_pk', ['start', 'product_id'])
    .execute();
  await sql`create index product_name_starts_product on product_name_starts (product_id)`.execute(db);
  if (dialect === 'sqlite') await createSqliteIndex(db);
  else await createPostgresIndex(db);
}

/** Creates an FTS5 table. The stored words are already folded, so the tokenizer only splits them at spaces. */
async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table product_words using fts5(
      codes, names, words,
      content = 'product_search', content_rowid = 'product_id', detail = 'column', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 tokenchars '#='"
    )`.execute(db);
  const values = (row: string) => `${row}.product_id, ${row}.codes, ${row}.names, ${row}.words`;
  const add = `insert into product_words (rowid, codes, names, words) values (${values('new')});`;
  const remove = `insert into product_words (product_words, rowid, codes, names, words)
    values ('delete', ${values('old')});`;
  for (const [event, body] of [
    ['insert', add],
    ['update', remove + add],
    ['delete', remove],
  ] as const) {
    const trigger = { name: `product_search_${event}`, after: `${event} on product_search`, body };
    await createSqliteTrigger(db, trigger);
  }
}

/** A GIN index over vectors of the stored words, without dictionaries or extensions. */
async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  // At the default cost the planner would compute the vector of every row instead of using the index.
  await sql`
    create function search_vector(words text) returns tsvector
    language plpgsql immutable strict parallel safe cost 1000 as $$
    begin return array_to_tsvector(string_to_array(ltrim(words), ' ')); end $$`.execute(db);
  await sql`
    create index product_search_words on product_search
    using gin (search_vector(codes), search_vector(names), search_vector(words))
    with (fastupdate = off)`.execute(db);
}
