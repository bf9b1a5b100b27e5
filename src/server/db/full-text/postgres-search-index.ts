import { sql } from 'kysely';
import { categoryWord } from '#server/features/product-search/document.ts';
import type { SearchField, SearchIndex, SearchTerm } from './search-index.ts';

/** The same expression in the index and in every query, else the index is not used. */
const vector = (field: SearchField) => sql.raw(`search_vector(${field})`);

/** Its true cost, a thousand times that of a comparison: else the planner prefers to make one for every row. */
const createVector = `
  create or replace function search_vector(words text) returns tsvector
  language plpgsql immutable strict parallel safe cost 1000 as $$
  begin return array_to_tsvector(string_to_array(ltrim(words), ' ')); end $$`;

/**
 * PostgreSQL's own text vectors with a GIN index, from words that are cut already: no extension is needed,
 * and no dictionary of the server has a part in it (docs/decisions/0019).
 */
export const postgresSearchIndex: SearchIndex = {
  async create(db) {
    await sql.raw(createVector).execute(db);
    const vectors = (['codes', 'names', 'words'] as const).map(vector);
    await sql`create index product_search_words on product_search using gin (${sql.join(vectors)})
      with (fastupdate = off)`.execute(db);
  },
  matching: (field, terms, limit) =>
    sql`select product_id from product_search where ${vector(field)} @@ ${textQuery(terms)}::tsquery limit ${limit}`,
};

function textQuery(terms: readonly SearchTerm[]): string {
  const each = terms.map(({ word, categoryIds, forms }) => {
    const alternatives = categoryIds.map((id) => `'${categoryWord(id)}'`);
    if (forms) alternatives.push(...forms.map((form) => `'${form}'`));
    else if (word !== '') alternatives.unshift(`'${word}':*`);
    return `(${alternatives.join(' | ')})`;
  });
  return each.join(' & ');
}
