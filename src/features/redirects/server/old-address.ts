/** An address by which a redirect is found: a folded path, and folded parameters in order. */
export type OldAddress = { path: string; query: readonly (readonly [string, string])[] };

/** Lower case by the rules of Turkish and English alike: `İ`, `I` and `ı` are one letter. */
export const foldAddress = (text: string) => text.normalize('NFC').replace(/[İIı]/g, 'i').toLowerCase();

/**
 * Reads an old address, with or without its origin. Case, percent-encoding, repeated and trailing slashes and the order
 * of parameters do not matter.
 */
export function readOldAddress(text: string): OldAddress {
  const [address = ''] = text.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
  const [rawPath = '', ...rawQuery] = address.split('?');
  const path = foldAddress(decoded(rawPath))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const query = [...new URLSearchParams(rawQuery.join('?'))]
    .map(([name, value]): [string, string] => [foldAddress(name), foldAddress(value)])
    .filter(([name]) => name !== '')
    .sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
  return { path: path || '/', query };
}

/** The text that is stored and shown; reading it gives the same address. */
export function writeOldAddress({ path, query }: OldAddress): string {
  const parts = query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** Decodes a path; signs that would end it, and `%` before two hexadecimal digits, stay encoded. */
function decoded(path: string): string {
  return decodeOrKeep(path)
    .replace(/%(?=[0-9a-f]{2})/gi, '%25')
    .replaceAll('?', '%3f')
    .replaceAll('#', '%23');
}

function decodeOrKeep(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An old site may have encoded its letters in another way, such as Windows-1254.
    return path;
  }
}

const escaped = (text: string) => text.replace(/[&=%#+\s]/g, encodeURIComponent);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
