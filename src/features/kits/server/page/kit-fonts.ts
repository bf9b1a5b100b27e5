import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';

/** Names that no visitor's computer has, with the subsets of `src/ui/fonts.css` that kits need. */
const families = { 'Kit Text': 'instrument-sans', 'Kit Display': 'bricolage-grotesque' } as const;
const subsets = { latin: '', turkish: 'unicode-range:U+011E-011F,U+0130,U+015E-015F,U+20BA;' } as const;

/** The typefaces of the site under the names that its build gave them; empty before a build. */
export const kitFonts: string = (() => {
  const folder = join(rootDir, 'build/site/client/assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const faces = Object.entries(families).flatMap(([family, name]) =>
    Object.entries(subsets).flatMap(([subset, range]) => {
      const file = files.find((one) => new RegExp(`^${name}-${subset}-[\\w-]{8}\\.woff2$`).test(one));
      const weights = `font-weight:${name === 'instrument-sans' ? '400 700' : '400'};font-display:swap`;
      return file === undefined
        ? []
        : `@font-face{font-family:'${family}';${weights};${range}src:url(/assets/${file}) format('woff2')}`;
    }),
  );
  return faces.join('\n');
})();
