import { randomInt } from 'node:crypto';

/** Characters that are not confused with each other; 16 of them have about 80 bits of entropy. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random text that people can copy by hand, like `abcd-efgh-jkmn-pqrs`. */
export function readableSecret(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join(''),
  );
  return groups.join('-');
}
