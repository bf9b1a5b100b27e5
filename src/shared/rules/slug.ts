const ascii: Readonly<Record<string, string>> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

/**
 * The slug helper of spec §5: removes what is no letter, digit, Turkish letter or space (hyphens
 * too: `D-Halka 25 mm` → `dhalka-25-mm`), lowercases, turns spaces into hyphens and maps Turkish
 * letters to ASCII. May return an empty text: the caller then names the record by kind and id.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9çÇğĞıİöÖşŞüÜâÂîÎûÛ ]/g, '')
    .trim()
    .replace(/[İI]/g, 'i')
    .toLowerCase()
    .replace(/ +/g, '-')
    .replace(/[çğıöşüâîû]/g, (letter) => ascii[letter] ?? '');
}

/** Whether a typed slug may be stored as it is. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** `halka` for n = 1, then `halka-2`, `halka-3` … within the length limit. */
export function numberedSlug(slug: string, n: number): string {
  const suffix = n > 1 ? `-${n}` : '';
  return slug.slice(0, slugLength - suffix.length).replace(/-+$/, '') + suffix;
}

/** Longest slug that is stored, in characters. */
export const slugLength = 200;
