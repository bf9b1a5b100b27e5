import { sql } from 'kysely';
import { categoryWord, type SearchField, type SearchIndex, type SearchTerm } from './search-term.ts';

/** PostgreSQL uses the index only for the expression that the migration gave it. */
const vector = (field: SearchField) => sql.raw(`search_vector(${field})`);

/** Text vectors in a GIN index (docs/decisions/0019). */
export const postgresSearchIndex: SearchIndex = {
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
