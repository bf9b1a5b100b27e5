import { sql } from 'kysely';
import { categoryWord, type SearchField, type SearchIndex, type SearchTerm } from './search-term.ts';

const columns = 'codes, names, words';
const entry = (row: string) => `${row}.product_id, ${row}.codes, ${row}.names, ${row}.words`;
const add = `insert into product_words (rowid, ${columns}) values (${entry('new')});`;
const remove = `insert into product_words (product_words, rowid, ${columns}) values ('delete', ${entry('old')});`;

/** FTS5 over words that are already folded, so its tokenizer only splits at spaces. */
export const sqliteSearchIndex: SearchIndex = {
  async create(db) {
    await sql`
      create virtual table product_words using fts5(
        codes, names, words,
        content = 'product_search', content_rowid = 'product_id', detail = 'column', columnsize = 0,
        tokenize = "unicode61 remove_diacritics 0 tokenchars '#'"
      )`.execute(db);
    await sql`insert into product_words (product_words) values ('rebuild')`.execute(db);
    for (const [event, work] of [
      ['insert', add],
      ['update', remove + add],
      ['delete', remove],
    ] as const) {
      const trigger = `create trigger product_search_${event} after ${event} on product_search`;
      await sql.raw(`${trigger} begin ${work} end`).execute(db);
    }
  },
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
