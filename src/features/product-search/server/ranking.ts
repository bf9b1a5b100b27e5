import { sql, type RawBuilder } from 'kysely';
import { codeKey } from './search-words.ts';
import { exactCode, type SearchField, type SearchTerm } from '#server/db/full-text/search-term.ts';
import { idList } from '#server/db/id-list.ts';
import type { Match } from './search-request.ts';

/**
 * The rank of a product that has one of the words neither in its code nor in a name. Each further such word
 * adds one.
 */
export const otherTextRank = 7;

/** An expression for the rank of a product by its document; smaller is better (docs/decisions/0019). */
export function rankOf({ field, search, terms, namedCategories }: Match): RawBuilder<number> {
  const code = { word: exactCode(codeKey(search)), categoryIds: [] };
  const isCode = hasEvery([{ ...code, isWhole: true }], 'codes');
  if (field === 'codes')
    return sql`case when ${isCode} then 0 when ${hasEvery([code], 'codes')} then 1 else 2 end`;
  const words = terms.filter(({ word }) => word !== '').map(({ word }) => ({ word, categoryIds: [] }));
  const start = nameStart(words.map(({ word }) => word).join(' '));
  const wholeWords = words.map((term) => ({ ...term, isWhole: true }));
  return sql`case when ${isCode} then 0
        when ${hasEvery([{ ...start, isWhole: true }], 'names')} then 1
        when ${hasEvery(wholeWords, 'names')} then 2
        when ${namedCategories ? hasEvery([namedCategories], 'words') : sql`1 = 0`} then 3
        when ${hasEvery([start], 'names')} then 4
        when ${hasEvery(words, 'names')} then 5
        when ${hasEvery(words, 'codes')} then 6 else ${sql.lit(otherTextRank - 1)} + ${countOutsideNames(words)} end`;
}

/** The search term for a name that begins with these words. */
export function nameStart(words: string): SearchTerm {
  return { word: `| ${words}`, categoryIds: [] };
}

export function hasEvery(terms: readonly SearchTerm[], field: SearchField): RawBuilder<boolean> {
  const conditions = terms.map(({ word, categoryIds, choices = [], isWhole }) => {
    const text = sql`document.${sql.ref(field)}`;
    const inText = isWhole
      ? sql<boolean>`${text} || ' ' like ${`% ${word} %`}`
      : sql<boolean>`${text} like ${`% ${word}%`}`;
    const alternatives = word === '' ? [] : [inText];
    if (categoryIds.length > 0 || word === '')
      alternatives.push(sql<boolean>`products.category_id in (${sql.join(idList(categoryIds))})`);
    if (choices.length > 0) alternatives.push(offersOneOf(choices));
    return sql<boolean>`(${sql.join(alternatives, sql` or `)})`;
  });
  return sql.join(conditions, sql` and `);
}

/** Whether the product has an active variant with one of these sizes or finishes. */
function offersOneOf(choices: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select 1 from variant_set_choices as offered
    where offered.variant_set_id = products.variant_set_id and offered.choice in (${sql.join(choices)}))`;
}

/** The number of terms that occur in no name. */
function countOutsideNames(terms: readonly SearchTerm[]): RawBuilder<number> {
  const each = terms.map((term) => sql`case when ${hasEvery([term], 'names')} then 0 else 1 end`);
  return sql.join(each, sql` + `);
}

/** Reads from a product's document. It is a subquery for each row, so that no plan joins all documents. */
export function fromDocument<Value>(expression: RawBuilder<unknown>): RawBuilder<Value> {
  return sql<Value>`(select ${expression} from product_search as document where document.product_id = products.id)`;
}
