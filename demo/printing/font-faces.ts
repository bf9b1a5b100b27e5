import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site's fonts in fixed weights, because a PDF cannot embed a variable font (fonts/README.md). */
const folder = join(import.meta.dirname, 'fonts');
const faces = [
  { family: 'Instrument Sans', weight: 400, file: 'instrument-sans-400' },
  { family: 'Instrument Sans', weight: 500, file: 'instrument-sans-500' },
  { family: 'Bricolage Grotesque', weight: 400, file: 'bricolage-grotesque-400' },
];

/** The same range as in `src/ui/fonts.css`. */
const turkishLetters = 'U+011E-011F,U+0130,U+015E-015F,U+20BA';

/** A style sheet that embeds the fonts as data addresses. */
export function fontFaces(): string {
  const rules = faces.flatMap(({ family, weight, file }) =>
    ['latin', 'turkish'].map((part) => {
      const bytes = readFileSync(join(folder, `${file}-${part}.woff2`)).toString('base64');
      const range = part === 'turkish' ? `unicode-range:${turkishLetters};` : '';
      return `@font-face{font-family:'${family}';font-weight:${weight};${range}src:url(data:font/woff2;base64,${bytes})}`;
    }),
  );
  return rules.join('');
}
