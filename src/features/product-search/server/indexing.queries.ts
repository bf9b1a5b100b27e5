import { sql, type Kysely } from 'kysely';
import { wordTrigrams } from './word-similarity.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadFormerCodes } from '#features/slugs/server/former-codes.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductSearchTable, SearchWordTable } from '#server/db/schema/search.ts';
import { documentColumns, type DocumentSource, type DocumentVariant } from './document.ts';

export type DocumentTexts = Pick<ProductSearchTable, 'codes' | 'names' | 'words'>;
export type WordCount = Omit<SearchWordTable, 'word'>;
type NameStart = { start: string; product_id: number };

/** The maximum number of parameters in a statement, below the limits of both databases. */
const maxParameters = 30_000;

export function selectDocumentSources(db: Reader, productIds: readonly number[]): Promise<DocumentSource[]> {
  return db
    .selectFrom('products')
    .select(documentColumns)
    .where('id', 'in', numbersIn(db, productIds))
    .execute();
}

export async function selectDocumentVariants(
  db: Reader,
  productIds: readonly number[],
): Promise<Map<number, DocumentVariant[]>> {
  const rows = await db
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'code', 'size_id', 'finish_id', 'is_active'])
    .where('product_id', 'in', numbersIn(db, productIds))
    .orderBy('id')
    .execute();
  const former = await loadFormerCodes(
    db,
    rows.map(({ id }) => id),
  );
  const variants = rows.map((row) => ({ ...row, former_codes: former.get(row.id) ?? [] }));
  return Map.groupBy(variants, (row) => row.product_id);
}

export async function selectDocumentTexts(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<DocumentTexts[]> {
  const texts: DocumentTexts[] = [];
  for (const ids of chunks(productIds, 1)) {
    const rows = db.selectFrom('product_search').select(['codes', 'names', 'words']);
    texts.push(...(await rows.where('product_id', 'in', ids).execute()));
  }
  return texts;
}

export async function upsertDocuments(
  db: Kysely<Database>,
  documents: readonly ProductSearchTable[],
): Promise<void> {
  for (const rows of chunks(documents, 4)) {
    await db
      .insertInto('product_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet((row) => ({
          codes: row.ref('excluded.codes'),
          names: row.ref('excluded.names'),
          words: row.ref('excluded.words'),
        })),
      )
      .execute();
  }
}

export async function deleteDocuments(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  for (const ids of chunks(productIds, 1))
    await db.deleteFrom('product_search').where('product_id', 'in', ids).execute();
}

export async function insertNameStarts(db: Kysely<Database>, starts: readonly NameStart[]): Promise<void> {
  for (const rows of chunks(starts, 2)) await db.insertInto('product_name_starts').values(rows).execute();
}

export async function deleteNameStarts(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  for (const ids of chunks(productIds, 1))
    await db.deleteFrom('product_name_starts').where('product_id', 'in', ids).execute();
}

/**
 * Adds changes to the stored counts. Returns the words that are now used for the first time, and those that
 * are no longer used.
 */
export async function addToWordCounts(
  db: Kysely<Database>,
  changes: readonly SearchWordTable[],
): Promise<{ added: string[]; unused: string[] }> {
  const sum = (column: keyof WordCount) =>
    sql<number>`search_words.${sql.ref(column)} + excluded.${sql.ref(column)}`;
  const added = [];
  const unused = [];
  for (const rows of chunks(changes, 4)) {
    const stored = await db
      .insertInto('search_words')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('word')
          .doUpdateSet({ code_docs: sum('code_docs'), name_docs: sum('name_docs'), docs: sum('docs') }),
      )
      .returning(['word', 'docs'])
      .execute();
    const changeOf = new Map(rows.map(({ word, docs }) => [word, docs]));
    for (const { word, docs } of stored) {
      if (docs <= 0) unused.push(word);
      else if (docs === changeOf.get(word)) added.push(word);
    }
  }
  return { added, unused };
}

export async function insertTrigrams(db: Kysely<Database>, words: readonly string[]): Promise<void> {
  const grams = words.flatMap((word) => wordTrigrams(word).map((gram) => ({ gram, word })));
  for (const rows of chunks(grams, 2)) {
    await db
      .insertInto('search_grams')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['gram', 'word']).doNothing())
      .execute();
  }
}

export async function deleteWords(db: Kysely<Database>, words: readonly string[]): Promise<void> {
  for (const chunk of chunks(words, 1))
    await db.deleteFrom('search_words').where('word', 'in', chunk).execute();
  for (const word of words) {
    const grams = wordTrigrams(word);
    if (grams.length > 0)
      await db.deleteFrom('search_grams').where('gram', 'in', grams).where('word', '=', word).execute();
  }
}

function* chunks<Item>(items: readonly Item[], columns: number): Generator<Item[]> {
  const size = Math.floor(maxParameters / columns);
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
