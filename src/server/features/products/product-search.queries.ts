import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { codeKey } from '#shared/search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import { searchIndexOf, type SearchField, type SearchTerm } from '#server/db/search/search-index.ts';

/** Products before anything was chosen of them. */
export type ProductSelection = SelectQueryBuilder<Database, 'products', object>;
/** What was found, with what decides its place: the smaller `rank`, then the higher `queue` and id. */
export type Hit = { id: number; queue: number; rank: number };
export type Sizes = Record<SearchField, number>;

/** Words with one beginning that are added up; more of them are in more products than are ranked. */
const mostVariants = 1_000;

/**
 * For each word at most how many products have a word that begins with it, by field. Infinity: so many
 * different words that they were not counted.
 */
export async function selectSizes(db: Reader, words: readonly string[]): Promise<Sizes[]> {
  const counts = words.map(
    (word, place) => sql`
      select ${sql.lit(place)} as place, count(*) as variants, sum(code_docs) as codes, sum(name_docs) as names, sum(docs) as words
      from (
        select code_docs, name_docs, docs from search_words
        where word >= ${word} and word < ${`${word}\u{10ffff}`} limit ${sql.lit(mostVariants)}
      ) as variants`,
  );
  // PostgreSQL gives sums and counts as texts.
  type Row = { place: number; variants: string } & Record<SearchField, string | null>;
  const { rows } = await sql<Row>`${sql.join(counts, sql` union all `)}`.execute(db);
  return words.map((_, place) => {
    const row = rows.find((counted) => counted.place === place);
    if (!row || Number(row.variants) === mostVariants)
      return { codes: Infinity, names: Infinity, words: Infinity };
    return { codes: Number(row.codes), names: Number(row.names), words: Number(row.words) };
  });
}

type Looking = { field: SearchField; search: string; terms: readonly SearchTerm[]; limit: number };

/** Of the first `limit` that the index knows for some of the terms, those that have every one, the best first. */
export async function selectByIndex(
  db: Reader,
  products: ProductSelection,
  { field, search, indexed, terms, limit }: Looking & { indexed: readonly SearchTerm[] },
): Promise<Hit[]> {
  const matching = searchIndexOf(db).matching(field, indexed, limit);
  return products
    .where('products.id', 'in', sql<number>`(${matching})`)
    .where(fromDocument<boolean>(every(terms, field)))
    .select(['products.id', 'products.queue', rank(field, search, terms).as('rank')])
    .orderBy('rank')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .execute();
}

/** Those whose code is this one, without regard to signs. */
export async function selectByCode(
  db: Reader,
  products: ProductSelection,
  search: string,
  limit: number,
): Promise<Hit[]> {
  const found = db.selectFrom('product_search').where('code_key', '=', codeKey(search)).select('product_id');
  return products
    .where('products.id', 'in', found)
    .select(['products.id', 'products.queue', sql<number>`0`.as('rank')])
    .limit(limit)
    .execute();
}

/** Looks through products in their order, from the first down to the place `floor` (or to the last), until there are enough. */
export async function selectInOrder(
  products: ProductSelection,
  { field, search, terms, floor, limit }: Looking & { floor: number | undefined },
): Promise<Hit[]> {
  const within = floor === undefined ? products : products.where('products.queue', '>=', floor);
  return within
    .where(fromDocument<boolean>(every(terms, field)))
    .select(['products.id', 'products.queue', rank(field, search, terms).as('rank')])
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute();
}

/** The place down to which `window` products stand; undefined when there are not as many. */
export async function selectFloor(products: ProductSelection, window: number): Promise<number | undefined> {
  const row = await products
    .select('products.queue')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .offset(window)
    .limit(1)
    .executeTakeFirst();
  return row?.queue;
}

/** Words in use that share letters with a mistyped one, the likest first. */
export async function selectSimilarWords(db: Reader, grams: readonly string[], limit: number) {
  return db
    .selectFrom('search_grams')
    .where('gram', 'in', [...grams])
    .groupBy('word')
    .select((row) => [
      'word',
      row
        .selectFrom('search_words')
        .whereRef('search_words.word', '=', 'search_grams.word')
        .select('docs')
        .as('docs'),
    ])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
}

/**
 * Exact code, name that begins with what is typed, name, code, other texts (issue 4, "Search"). Where codes
 * alone are searched, one that begins with what is typed comes before the rest.
 */
function rank(field: SearchField, search: string, terms: readonly SearchTerm[]): RawBuilder<number> {
  const key = codeKey(search);
  const words = terms.filter(({ word }) => word !== '').map(({ word }) => ({ word, categoryIds: [] }));
  const begins = words.map(({ word }) => word).join(' ');
  return field === 'codes'
    ? fromDocument(sql`case when document.code_key = ${key} then 0
        when document.code_key like ${`${key}%`} then 1 else 2 end`)
    : fromDocument(sql`case when document.code_key = ${key} then 0
        when document.names like ${`%| ${begins}%`} then 1
        when ${every(words, 'names')} then 2
        when ${every(words, 'codes')} then 3 else 4 end`);
}

function every(terms: readonly SearchTerm[], field: SearchField): RawBuilder<boolean> {
  const each = terms.map(({ word, categoryIds }) => {
    const inText = sql<boolean>`document.${sql.ref(field)} like ${`% ${word}%`}`;
    if (categoryIds.length === 0) return inText;
    const inCategory = sql<boolean>`products.category_id in (${sql.join(idList(categoryIds))})`;
    return word === '' ? inCategory : sql<boolean>`(${inText} or ${inCategory})`;
  });
  return sql.join(each, sql` and `);
}

/**
 * Reads from a product's document. As a subquery of the row, so that neither database turns to a join over
 * all documents, however few it expects to match.
 */
function fromDocument<Value>(expression: RawBuilder<unknown>): RawBuilder<Value> {
  return sql<Value>`(select ${expression} from product_search as document where document.product_id = products.id)`;
}
