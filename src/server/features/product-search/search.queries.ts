import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { codeKey } from '#shared/search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import { searchIndexOf, type SearchField, type SearchTerm } from '#server/db/full-text/search-index.ts';

/** Products before anything was chosen of them. */
export type ProductSelection = SelectQueryBuilder<Database, 'products', object>;
export type ProductSearch = {
  search: string;
  where: 'all' | 'name' | 'code';
  /** Among which products. */
  products: ProductSelection;
  /** As `products`, with those conditions alone that the index of their order knows. */
  ordered: ProductSelection;
  /** `products` stand in these alone; undefined: anywhere. */
  categoryIds?: readonly number[] | undefined;
  /** So many matches are all ranked, and counted; of more the first in the catalogue's order are. */
  mostRanked: number;
  /** So many are enough of what very many have. */
  limit: number;
};
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

/** For each word the words in use that begin with it: at most `mostForms`, and whether these are all. */
export async function selectForms(
  db: Reader,
  words: readonly string[],
  mostForms: number,
): Promise<{ forms: string[]; isAll: boolean }[]> {
  const begun = words.map(
    (word, place) => sql`select * from (
      select ${sql.lit(place)} as place, word from search_words
      where word >= ${word} and word < ${`${word}\u{10ffff}`} limit ${sql.lit(mostForms + 1)}) as forms`,
  );
  const { rows } = await sql<{ place: number; word: string }>`${sql.join(begun, sql` union all `)}`.execute(
    db,
  );
  return words.map((_, place) => {
    const forms = rows.filter((row) => row.place === place).map(({ word }) => word);
    return { forms: forms.slice(0, mostForms), isAll: forms.length <= mostForms };
  });
}

/** The first `limit` ids that the index knows for the terms, whatever the public sees of them. */
export async function selectIndexed(
  db: Reader,
  { field, terms, limit }: Pick<Looking, 'field' | 'terms' | 'limit'>,
): Promise<number[]> {
  const matching = searchIndexOf(db).matching(field, terms, limit);
  const { rows } = await sql<{ product_id: number }>`${matching}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Of these products those that have every term. */
export async function selectRanked(
  products: ProductSelection,
  { ids, ...looking }: Omit<Looking, 'limit'> & { ids: readonly number[] },
): Promise<Hit[]> {
  if (ids.length === 0) return [];
  return rankAll(products.where('products.id', 'in', [...ids]), looking);
}

type Looking = {
  field: SearchField;
  search: string;
  terms: readonly SearchTerm[];
  /** What a product must have, where that is not `terms`. */
  sought?: readonly SearchTerm[];
  /** The rank of all that are found, where it is known without reading them. */
  knownRank?: number | undefined;
  limit: number;
};

/** Of the first `limit` that the index knows for some of the terms, those that have every one. */
export async function selectByIndex(
  db: Reader,
  products: ProductSelection,
  { indexed, limit, ...looking }: Looking & { indexed: readonly SearchTerm[] },
): Promise<Hit[]> {
  const matching = searchIndexOf(db).matching(looking.field, indexed, limit);
  const found = products.where('products.id', 'in', sql<number>`(${matching})`);
  return rankAll(found, looking);
}

/** The rank of what has one word neither in its code nor in a name; the next for each word more. */
export const otherRank = 4;
/** The rank of what does not have every term. */
const lacking = -1;

/** Each document is read once: what lacks a term is told by its rank. */
async function rankAll(
  products: ProductSelection,
  { field, search, terms, sought = terms, knownRank }: Omit<Looking, 'limit'>,
): Promise<Hit[]> {
  if (knownRank !== undefined)
    return products.select(['products.id', 'products.queue', sql.lit(knownRank).as('rank')]).execute();
  const value = fromDocument<number>(
    sql`case when not (${every(sought, field)}) then ${sql.lit(lacking)} else ${rank(field, search, terms)} end`,
  );
  const rows = await products.select(['products.id', 'products.queue', value.as('rank')]).execute();
  return rows.filter((hit) => hit.rank !== lacking);
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

/** The first `limit` ids of products with a name that begins so, whatever the public sees of them. */
export async function selectByNameStart(db: Reader, begins: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_name_starts')
    .where('start', '>=', begins)
    .where('start', '<', `${begins}\u{10ffff}`)
    .select('product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Looks through products in their order, from the first down to the place `floor` (or to the last), until there are enough. */
export async function selectInOrder(
  products: ProductSelection,
  { field, search, terms, sought = terms, floor, limit }: Looking & { floor: number | undefined },
): Promise<Hit[]> {
  const within = floor === undefined ? products : products.where('products.queue', '>=', floor);
  return within
    .where(fromDocument<boolean>(every(sought, field)))
    .select(['products.id', 'products.queue', fromDocument<number>(rank(field, search, terms)).as('rank')])
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
 * Exact code, name that begins with what is typed, name, code, other texts (issue 4, "Search"), of these first
 * what has the most words in a name: whoever types a colour and a thing means the thing. Where codes
 * alone are searched, one that begins with what is typed comes before the rest.
 */
function rank(field: SearchField, search: string, terms: readonly SearchTerm[]): RawBuilder<number> {
  const key = codeKey(search);
  const words = terms.filter(({ word }) => word !== '').map(({ word }) => ({ word, categoryIds: [] }));
  const begins = words.map(({ word }) => word).join(' ');
  return field === 'codes'
    ? sql`case when document.code_key = ${key} then 0
        when document.code_key like ${`${key}%`} then 1 else 2 end`
    : sql`case when document.code_key = ${key} then 0
        when document.names like ${`%| ${begins}%`} then 1
        when ${every(words, 'names')} then 2
        when ${every(words, 'codes')} then 3 else ${sql.lit(otherRank - 1)} + ${countMissing(words)} end`;
}

/** How many of the terms stand in no name. */
function countMissing(terms: readonly SearchTerm[]): RawBuilder<number> {
  const each = terms.map((term) => sql`case when ${every([term], 'names')} then 0 else 1 end`);
  return sql.join(each, sql` + `);
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
