import { searchFold } from '#shared/turkish.ts';

/** Shorter parts of a name would be found in any password. */
const shortestWord = 3;

/** With fewer letters of its own a password says nothing but the words in it. */
const ownLetters = 4;

/** What others know of an account. */
export type KnownWords = { name: string; email: string; company: string };

/**
 * Whether a password is little more than the person's name, e-mail address or company, with digits and signs around
 * them: `ayse.1985` for Ayşe, `Vitrin2026!` at Vitrin.
 */
export function isMadeOfKnownWords(password: string, { name, email, company }: KnownWords): boolean {
  // The end of the domain, such as `com`, belongs to everybody.
  const address = email.replace(/\.[^.]*$/, '');
  const words = [name, address, company]
    .flatMap((text) => lettersAndDigits(text, ' ').split(' '))
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const typed = lettersAndDigits(password, '');
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  return rest.length < typed.length && rest.replace(/\d/g, '').length < ownLetters;
}

/** The folded text, with `other` in place of all but ASCII letters and digits. */
const lettersAndDigits = (text: string, other: string) => searchFold(text).replace(/[^a-z0-9]+/g, other);
