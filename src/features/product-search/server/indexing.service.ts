import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { deletePackedValues, storePackedValues } from '#features/attribute-labels/server/packed-values.ts';
import { nameStarts, productDocument, wordsOf, type DocumentSource } from './document.ts';
import {
  addToWordCounts,
  deleteDocuments,
  deleteNameStarts,
  deleteWords,
  insertNameStarts,
  insertTrigrams,
  selectDocumentSources,
  selectDocumentTexts,
  selectDocumentVariants,
  upsertDocuments,
  type DocumentTexts,
  type WordCount,
} from './indexing.queries.ts';

/** Adds products and their variants to the search. Call it in the transaction that writes them. */
export async function indexProducts(
  db: Kysely<Database>,
  products: readonly DocumentSource[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const before = await selectDocumentTexts(db, ids);
  const variants = await selectDocumentVariants(db, ids);
  const reading = { labels: await loadAllLabels(db), main: await getMainLanguage(db) };
  const documents = products.map((product) => productDocument(product, reading, variants.get(product.id)));
  await upsertDocuments(db, documents);
  await storePackedValues(db, products, reading);
  await changeWordCounts(db, before, documents);
  await deleteNameStarts(db, ids);
  const starts = documents.flatMap((document) =>
    nameStarts(document).map((start) => ({ start, product_id: document.product_id })),
  );
  await insertNameStarts(db, starts);
}

/** Reads the stored products again and indexes them. */
export async function reindexProducts(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  await indexProducts(db, await selectDocumentSources(db, productIds));
}

/** Removes products from the search, in the transaction that deletes them. */
export async function unindexProducts(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  const before = await selectDocumentTexts(db, productIds);
  await deleteNameStarts(db, productIds);
  await deleteDocuments(db, productIds);
  await deletePackedValues(db, productIds);
  await changeWordCounts(db, before, []);
}

async function changeWordCounts(
  db: Kysely<Database>,
  before: readonly DocumentTexts[],
  after: readonly DocumentTexts[],
): Promise<void> {
  const counts = new Map<string, WordCount>();
  countWords(counts, before, -1);
  countWords(counts, after, 1);
  const changes = [...counts]
    .filter(([, count]) => Object.values(count).some((change) => change !== 0))
    .map(([word, count]) => ({ word, ...count }));
  const { added, unused } = await addToWordCounts(db, changes);
  await insertTrigrams(db, added);
  await deleteWords(db, unused);
}

/** Adds to `counts`, or subtracts, the number of documents that contain each word. */
export function countWords(
  counts: Map<string, WordCount>,
  texts: readonly DocumentTexts[],
  step: 1 | -1,
): void {
  for (const text of texts) {
    const codes = wordsOf(text.codes);
    const names = wordsOf(text.names);
    for (const word of wordsOf(text.words)) {
      const count = counts.get(word) ?? { code_docs: 0, name_docs: 0, docs: 0 };
      count.docs += step;
      if (codes.has(word)) count.code_docs += step;
      if (names.has(word)) count.name_docs += step;
      counts.set(word, count);
    }
  }
}
