/** The files of an icon set (docs/product.md, "Configuration"): PNGs in these pixels, and an ICO with two of them. */
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

/** The address, or the storage key, of one file of a set; `set` is the part that all its files share. */
export function brandIcon(set: string, file: IconFile): string {
  return `${set}-${file}`;
}

/** A `link` element of a page's head. */
export type IconLink = { rel: string; href: string; type?: string; sizes?: string };

type Icons = { iconSet: string; favIcoLogoPath: string };

/** The icons for the head of a page; without a set the configured path, else the letter of `/favicon.ico`. */
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
