/**
 * The files of an icon set (docs/product.md, "Configuration"): PNGs with these sizes in pixels, and an ICO.
 */
export const iconFiles = [
  '32.png',
  '48.png',
  '180.png',
  '192.png',
  '512.png',
  'maskable.png',
  'favicon.ico',
] as const;
export type IconFile = (typeof iconFiles)[number];

/** The address or storage key of a file of a set; `set` is the prefix that all its files share. */
export function brandIcon(set: string, file: IconFile): string {
  return `${set}-${file}`;
}

/** The attributes of a `link` element in a page's head. */
export type IconLink = { rel: string; href: string; type?: string; sizes?: string };

type Icons = { iconSet: string; favIcoLogoPath: string };

/**
 * The icons for a page's head: the uploaded set, else the configured path, else `/favicon.ico`
 * with the company's letter.
 */
export function iconLinks({ iconSet, favIcoLogoPath }: Icons): IconLink[] {
  if (!iconSet) return [{ rel: 'icon', href: favIcoLogoPath || '/favicon.ico' }];
  const png = (rel: string, size: 32 | 48 | 180 | 192) => ({
    rel,
    href: brandIcon(iconSet, `${size}.png`),
    type: 'image/png',
    sizes: `${size}x${size}`,
  });
  return [...([32, 48, 192] as const).map((size) => png('icon', size)), png('apple-touch-icon', 180)];
}
