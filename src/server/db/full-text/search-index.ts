import type { Reader } from '../connect.ts';
import { dialectOf } from '../dialect-of.ts';
import {
  type SearchIndex,
  categoryWord,
  choiceWord,
  type SearchField,
  type SearchTerm,
} from './search-term.ts';
import { sql } from 'kysely';

export function searchIndexOf(db: Pick<Reader, 'getExecutor'>): SearchIndex {
  return dialectOf(db) === 'postgres' ? postgresSearchIndex : sqliteSearchIndex;
}

/** PostgreSQL uses the index only for exactly the expression in the migration. */
const vector = (field: SearchField) => sql.raw(`search_vector(${field})`);

/** PostgreSQL searches text vectors in a GIN index (docs/decisions/0019). */
const postgresSearchIndex: SearchIndex = {
  matching: (field, terms, limit) =>
    sql`select product_id from product_search where ${vector(field)} @@ ${textQuery(terms)}::tsquery limit ${limit}`,
};

function textQuery(terms: readonly SearchTerm[]): string {
  const each = terms.map(({ word, forms, ...listed }) => {
    const alternatives = listedWords(listed).map((listedWord) => `'${listedWord}'`);
    if (forms) alternatives.push(...forms.map((form) => `'${form}'`));
    else if (word !== '') alternatives.unshift(`'${word}':*`);
    return `(${alternatives.join(' | ')})`;
  });
  return each.join(' & ');
}

/** SQLite searches an FTS5 table (docs/decisions/0019). */
const sqliteSearchIndex: SearchIndex = {
  matching: (field, terms, limit) =>
    sql`select rowid as product_id from product_words where product_words match ${matchExpression(field, terms)}
      order by rowid desc limit ${limit}`,
};

function matchExpression(field: SearchField, terms: readonly SearchTerm[]): string {
  const each = terms.map(({ word, forms, ...listed }) => {
    const alternatives = listedWords(listed).map((listedWord) => `"${listedWord}"`);
    if (forms) alternatives.push(...forms.map((form) => `"${form}"`));
    else if (word !== '') alternatives.unshift(`"${word}" *`);
    return `(${alternatives.join(' OR ')})`;
  });
  return `${field} : (${each.join(' AND ')})`;
}

/** The stored words for the categories, sizes and finishes of a term. */
function listedWords({ categoryIds, choices = [] }: Pick<SearchTerm, 'categoryIds' | 'choices'>): string[] {
  return [...categoryIds.map(categoryWord), ...choices.map(choiceWord)];
}
