import { sql } from 'kysely';
import { categoryWord, type SearchField, type SearchIndex, type SearchTerm } from './search-term.ts';

/** PostgreSQL uses the index only when index and query have the same expression. */
const vector = (field: SearchField) => sql.raw(`search_vector(${field})`);

/**
 * Without this cost the planner takes the function for free and computes a vector for every row
 * (docs/decisions/0019).
 */
const createVector = `
  create or replace function search_vector(words text) returns tsvector
  language plpgsql immutable strict parallel safe cost 1000 as $$
  begin return array_to_tsvector(string_to_array(ltrim(words), ' ')); end $$`;

/**
 * Text vectors over words that are already cut and folded, so that neither an extension nor a
 * dictionary of the server is needed (docs/decisions/0019).
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
