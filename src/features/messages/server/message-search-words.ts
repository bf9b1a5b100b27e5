import { derivedWords, plainWords, queryWords } from '#features/product-search/server/search-words.ts';

/** The digits of a phone number that do not depend on how its start is written (`+90 532`, `0532`). */
const phoneDigits = 10;
const phoneLike = /^[\d\s()+./-]{7,}$/;

/** The text that a search of messages compares: the folded words of all texts, and the end of the phone number. */
export function messageSearchText(texts: readonly (string | undefined)[], phone = ''): string {
  const words = texts.flatMap((text = '') => [...plainWords(text), ...derivedWords(text)]);
  return [...new Set([...words, ...plainWords(phone), phoneEnd(phone)])].filter(Boolean).join(' ');
}

/** The words of a typed search; undefined if nothing is typed. A search with only punctuation finds nothing. */
export function messageQueryWords(search: string): string[] | undefined {
  if (search.trim() === '') return undefined;
  return phoneLike.test(search.trim()) ? [phoneEnd(search)].filter(Boolean) : queryWords(search);
}

function phoneEnd(phone: string): string {
  return phone.replace(/\D/g, '').slice(-phoneDigits);
}
