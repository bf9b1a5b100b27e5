import { randomInt } from 'node:crypto';

/** Characters that are not confused with each other; each has almost 5 bits of entropy. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random text that people can copy by hand, like `abcd-efgh-jkmn-pqrs`; four groups have 79 bits, six 118. */
export function readableSecret(groupCount = 4): string {
  const groups = Array.from({ length: groupCount }, () =>
    Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join(''),
  );
  return groups.join('-');
}
