import { searchFold } from '#shared/turkish.ts';

/** Longer texts are cut off, because real searches are short. */
const longest = 60;

/** A text with this many digits may contain a phone number, whatever is between the digits. */
const digitsOfPhone = 7;

/**
 * Prepares a search text for the statistics. Undefined if it is empty or may contain an e-mail address or a
 * phone number.
 */
export function failedSearch(text: string): string | undefined {
  const folded = searchFold(text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' '));
  if (folded.includes('@') || hasPhoneNumber(folded)) return undefined;
  return Array.from(folded).slice(0, longest).join('').trim() || undefined;
}

/** Whether a text contains many digits with only spaces and punctuation between them. */
function hasPhoneNumber(text: string): boolean {
  const runs = text.match(/\p{Nd}[\p{Nd}\p{P}\p{S}\s]*/gu) ?? [];
  return runs.some((run) => (run.match(/\p{Nd}/gu) ?? []).length >= digitsOfPhone);
}
