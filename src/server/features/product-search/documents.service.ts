import { sql, type Kysely } from 'kysely';
import { wordGrams } from '#shared/word-grams.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductSearchTable, SearchWordTable } from '#server/db/schema/search.ts';
import { nameStarts, wordsOf } from './document.ts';

type Texts = Pick<ProductSearchTable, 'codes' | 'names' | 'words'>;
type Count = Omit<SearchWordTable, 'word'>;

/** Both databases bound the values of one statement. */
const mostValues = 30_000;

/** Stores what products are found by, in place of what was stored of them. */
export async function putDocuments(
  db: Kysely<Database>,
  documents: readonly ProductSearchTable[],
): Promise<void> {
  const before = await selectTexts(
    db,
    documents.map((document) => document.product_id),
  );
  for (const rows of slices(documents, 5)) {
    await db
      .insertInto('product_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet((row) => ({
          code_key: row.ref('excluded.code_key'),
          codes: row.ref('excluded.codes'),
          names: row.ref('excluded.names'),
          words: row.ref('excluded.words'),
        })),
      )
      .execute();
  }
  await changeCounts(db, before, documents);
  await removeNameStarts(
    db,
    documents.map((document) => document.product_id),
  );
  await addNameStarts(db, documents);
}

/** Products that are found no more. */
export async function removeDocuments(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  const before = await selectTexts(db, productIds);
  await removeNameStarts(db, productIds);
  for (const ids of slices(productIds, 1))
    await db.deleteFrom('product_search').where('product_id', 'in', ids).execute();
  await changeCounts(db, before, []);
}

/** How often each word is used more (or less) when texts take the place of others. */
export function countWords(
  counts: Map<string, Count>,
  texts: readonly Texts[],
  step: 1 | -1,
): Map<string, Count> {
  for (const text of texts) {
    const [codes, names] = [wordsOf(text.codes), wordsOf(text.names)];
    for (const word of wordsOf(text.words)) {
      const count = counts.get(word) ?? { code_docs: 0, name_docs: 0, docs: 0 };
      count.docs += step;
      if (codes.has(word)) count.code_docs += step;
      if (names.has(word)) count.name_docs += step;
      counts.set(word, count);
    }
  }
  return counts;
}

/** Adds to the counts that are stored; words that come into use or go out of it get and lose their grams. */
export async function addCounts(db: Kysely<Database>, counts: ReadonlyMap<string, Count>): Promise<void> {
  const changed = [...counts].flatMap(([word, count]) =>
    Object.values(count).some((change) => change !== 0) ? [{ word, ...count }] : [],
  );
  const sum = (column: keyof Count) =>
    sql<number>`search_words.${sql.ref(column)} + excluded.${sql.ref(column)}`;
  for (const rows of slices(changed, 4)) {
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
    const added = new Map(rows.map(({ word, docs }) => [word, docs]));
    await addGrams(
      db,
      stored.filter(({ word, docs }) => docs > 0 && docs === added.get(word)).map(({ word }) => word),
    );
    await removeWords(
      db,
      stored.filter(({ docs }) => docs <= 0).map(({ word }) => word),
    );
  }
}

/** Stores how the names of products begin that have none stored. */
export async function addNameStarts(
  db: Kysely<Database>,
  documents: readonly Pick<ProductSearchTable, 'product_id' | 'names'>[],
): Promise<void> {
  const starts = documents.flatMap((document) =>
    nameStarts(document).map((start) => ({ start, product_id: document.product_id })),
  );
  for (const rows of slices(starts, 2)) await db.insertInto('product_name_starts').values(rows).execute();
}

async function removeNameStarts(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  for (const ids of slices(productIds, 1))
    await db.deleteFrom('product_name_starts').where('product_id', 'in', ids).execute();
}

async function changeCounts(db: Kysely<Database>, before: readonly Texts[], after: readonly Texts[]) {
  await addCounts(db, countWords(countWords(new Map<string, Count>(), before, -1), after, 1));
}

async function addGrams(db: Kysely<Database>, words: readonly string[]): Promise<void> {
  const grams = words.flatMap((word) => wordGrams(word).map((gram) => ({ gram, word })));
  for (const rows of slices(grams, 2)) {
    await db
      .insertInto('search_grams')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['gram', 'word']).doNothing())
      .execute();
  }
}

async function removeWords(db: Kysely<Database>, words: readonly string[]): Promise<void> {
  for (const gone of slices(words, 1))
    await db.deleteFrom('search_words').where('word', 'in', gone).execute();
  for (const word of words) {
    const grams = wordGrams(word);
    if (grams.length > 0)
      await db.deleteFrom('search_grams').where('gram', 'in', grams).where('word', '=', word).execute();
  }
}

async function selectTexts(db: Kysely<Database>, productIds: readonly number[]): Promise<Texts[]> {
  const found: Texts[] = [];
  for (const ids of slices(productIds, 1)) {
    const rows = db.selectFrom('product_search').select(['codes', 'names', 'words']);
    found.push(...(await rows.where('product_id', 'in', ids).execute()));
  }
  return found;
}

function* slices<Item>(items: readonly Item[], columns: number): Generator<Item[]> {
  const size = Math.floor(mostValues / columns);
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
