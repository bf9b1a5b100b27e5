import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import type { FoundProduct, SiteSearch } from '../search.ts';
import { findMarks } from './marks.ts';
import { listFoundProducts } from './public-search.read.ts';
import { codeKey, queryWords } from './search-words.ts';
import { findCorrections } from './search.ts';
import type { Synonyms } from './synonym-queries.ts';

/** With at least this many results nothing is suggested. */
const enoughResults = 3;

/** The number of results whose texts may show how a suggested word is written. */
const readResults = 12;

/**
 * The search that the visitor probably meant, as it is written on the site; null if the search finds enough or the
 * similar words find nothing. Each suggested word occurs in a text that visitors see.
 */
export async function suggestSearch(
  view: PublicView,
  wanted: SiteSearch,
  synonyms: Synonyms,
): Promise<string | null> {
  const { search = '', search_type: where = 'all' } = wanted;
  if (search.trim() === '' || where === 'code') return null;
  const limited = { ...wanted, limit: readResults };
  const found = await listFoundProducts(view, limited, synonyms);
  const exact = found.filter((product) => !product.is_near);
  if (exact.length >= enoughResults) return null;
  const corrections = await findCorrections(view.db, { search, synonyms }, exact.length === 0);
  for (const words of corrections) {
    const results = await listFoundProducts(view, { ...limited, search: words.join(' ') }, synonyms);
    if (results.length <= exact.length || results.some((product) => product.is_near)) continue;
    const suggestion = writeSuggestion(search, words, textsOf(results, synonyms), view.localiser.lang);
    if (suggestion !== undefined) return suggestion;
  }
  return null;
}

/** The suggested words as texts write them, and the unchanged ones as typed; undefined if no text has one of them. */
function writeSuggestion(
  search: string,
  words: readonly string[],
  texts: readonly string[],
  lang: string,
): string | undefined {
  const typed = new Set(queryWords(search));
  const written = words.map((word) =>
    findWritten(typed.has(word) ? [search] : texts, word)?.toLocaleLowerCase(lang),
  );
  return written.every((word) => word !== undefined) ? written.join(' ') : undefined;
}

/** A whole word of one of the texts whose folded form is `word`. */
function findWritten(texts: readonly string[], word: string): string | undefined {
  for (const text of texts) {
    for (const { start, end } of findMarks(text, [word])) {
      const written = text.slice(start, end);
      const isWhole = !/^[\p{L}\p{N}]/u.test(text.slice(end));
      if (isWhole && codeKey(written) === word) return written;
    }
  }
  return undefined;
}

function textsOf(products: readonly FoundProduct[], synonyms: Synonyms): string[] {
  const shown = products.flatMap(({ name, code, variant, found }) => [
    name,
    variant ?? code,
    ...(found?.texts.map(({ text }) => text) ?? []),
  ]);
  return [...shown, ...synonyms.flat().map(({ text }) => text)];
}
