import { sql } from 'kysely';
import { categoryWord, type SearchField, type SearchIndex, type SearchTerm } from './search-term.ts';

/** FTS5 (docs/decisions/0019). */
export const sqliteSearchIndex: SearchIndex = {
  matching: (field, terms, limit) =>
    sql`select rowid as product_id from product_words where product_words match ${matchExpression(field, terms)}
      order by rowid desc limit ${limit}`,
};

function matchExpression(field: SearchField, terms: readonly SearchTerm[]): string {
  const each = terms.map(({ word, categoryIds, forms }) => {
    const alternatives = categoryIds.map((id) => `"${categoryWord(id)}"`);
    if (forms) alternatives.push(...forms.map((form) => `"${form}"`));
    else if (word !== '') alternatives.unshift(`"${word}" *`);
    return `(${alternatives.join(' OR ')})`;
  });
  return `${field} : (${each.join(' AND ')})`;
}
