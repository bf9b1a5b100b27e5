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
 * Makes a slug from a name (docs/product.md, "Slugs"): `D-Halka 25 mm` becomes `dhalka-25-mm`. The result may
 * be empty; the caller then makes a slug from the kind and the id.
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

/** Whether a typed text is a valid slug. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** The slug with a number, within the length limit: `halka` for n = 1, then `halka-2`, `halka-3` … */
export function numberedSlug(slug: string, n: number): string {
  const suffix = n > 1 ? `-${n}` : '';
  return slug.slice(0, slugLength - suffix.length).replace(/-$/, '') + suffix;
}

/** The longest slug, in characters. */
export const slugLength = 200;
