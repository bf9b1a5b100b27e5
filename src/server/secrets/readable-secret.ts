import { randomInt } from 'node:crypto';

/** Letters and digits that people do not confuse; 16 of them have about 80 bits of entropy. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random text that people can type from paper, like `abcd-efgh-jkmn-pqrs`. */
export function readableSecret(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join(''),
  );
  return groups.join('-');
}
