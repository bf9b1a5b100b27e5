import { searchFold } from '#shared/turkish.ts';

/** Shorter parts of a name are ignored, because many good passwords contain them by chance. */
const shortestWord = 3;

/** A password needs this many letters besides the known words. */
const ownLetters = 4;

/** The facts about an account that others may know. */
export type KnownWords = { name: string; email: string; company: string };

/**
 * Whether a password consists of little more than the person's name, e-mail address or company, with digits
 * and punctuation: `ayse.1985` for Ayşe, `Vitrin2026!` at Vitrin.
 */
export function isMadeOfKnownWords(password: string, { name, email, company }: KnownWords): boolean {
  // The end of the domain, such as `com`, says nothing about the person.
  const address = email.replace(/\.[^.]*$/, '');
  const words = [name, address, company]
    .flatMap((text) => lettersAndDigits(text, ' ').split(' '))
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const typed = lettersAndDigits(password, '');
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  return rest.length < typed.length && rest.replace(/\d/g, '').length < ownLetters;
}

/** Folds a text, and replaces everything but ASCII letters and digits by `other`. */
const lettersAndDigits = (text: string, other: string) => searchFold(text).replace(/[^a-z0-9]+/g, other);
