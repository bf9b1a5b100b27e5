import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';
import type { SearchWordTable } from '#server/db/schema/search.ts';
import { documentColumns, productDocument } from './document.ts';
import { addCounts, addNameStarts, countWords } from './documents.service.ts';

const batch = 1_000;

/**
 * Makes what products are found by anew from the products: for a migration that changes how words are cut,
 * which calls `rebuildNameStarts` next, and for whoever fills the tables past the services.
 */
export async function rebuildSearch(db: Kysely<Database>): Promise<void> {
  for (const table of ['search_grams', 'search_words', 'product_search'] as const)
    await db.deleteFrom(table).execute();
  const counts = new Map<string, Omit<SearchWordTable, 'word'>>();
  for (let after = 0; ;) {
    const products = await db
      .selectFrom('products')
      .select(documentColumns)
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = products.at(-1);
    if (!last) break;
    const documents = products.map(productDocument);
    await db.insertInto('product_search').values(documents).execute();
    countWords(counts, documents, 1);
    after = last.id;
  }
  await addCounts(db, counts);
}

/** Makes how names begin anew from the documents. */
export async function rebuildNameStarts(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('product_name_starts').execute();
  for (let after = 0; ;) {
    const documents = await db
      .selectFrom('product_search')
      .select(['product_id', 'names'])
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(batch)
      .execute();
    const last = documents.at(-1);
    if (!last) break;
    await addNameStarts(db, documents);
    after = last.product_id;
  }
}
