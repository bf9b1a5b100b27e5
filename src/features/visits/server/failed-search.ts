import { searchFold } from '#shared/turkish.ts';

/** Longer texts are cut: what somebody looks for is short. */
const longest = 60;

/** From here on digits may be a phone number, whatever stands between them. */
const digitsOfPhone = 7;

/**
 * A search as the statistics keep it, or undefined when it is empty or may name a person: an e-mail address or a
 * phone number.
 */
export function failedSearch(text: string): string | undefined {
  const folded = searchFold(text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' '));
  if (folded.includes('@') || hasPhoneNumber(folded)) return undefined;
  return Array.from(folded).slice(0, longest).join('').trim() || undefined;
}

/** Digits with spaces and signs between them, but no letters. */
function hasPhoneNumber(text: string): boolean {
  const runs = text.match(/\p{Nd}[\p{Nd}\p{P}\p{S}\s]*/gu) ?? [];
  return runs.some((run) => (run.match(/\p{Nd}/gu) ?? []).length >= digitsOfPhone);
}
