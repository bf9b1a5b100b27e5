import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { PrintedPage } from './printed-pages.ts';

/** The site's families at the weights that the pages use: a PDF takes no variable font as it is (fonts/README.md). */
const fonts = join(import.meta.dirname, 'fonts');
const faces = [
  { family: 'Instrument Sans', weight: 400, file: 'instrument-sans-400' },
  { family: 'Instrument Sans', weight: 500, file: 'instrument-sans-500' },
  { family: 'Bricolage Grotesque', weight: 400, file: 'bricolage-grotesque-400' },
];

/** As in `src/ui/fonts.css`. */
const turkishLetters = 'U+011E-011F,U+0130,U+015E-015F,U+20BA';

/** Gives `work` a printer: a Chromium whose PDFs keep lines as lines and letters as letters. */
export async function withPrinter(
  browserOptions: { executablePath: string; args: string[] },
  work: (print: (page: PrintedPage, file: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const rules = await fontFaces();
  const browser = await chromium.launch(browserOptions);
  try {
    const tab = await browser.newPage();
    await work(async ({ html, file: name }, file) => {
      await tab.setContent((await html()).replace('</head>', `<style>${rules}</style></head>`));
      await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      if (await tab.evaluate(() => document.body.scrollHeight > document.body.clientHeight + 1))
        throw new Error(`${name} is longer than its page`);
      await writeFile(file, await tab.pdf({ preferCSSPageSize: true, printBackground: true }));
    });
  } finally {
    await browser.close();
  }
}

/** Inside the page: nothing is fetched. */
export async function fontFaces(): Promise<string> {
  const rules = faces.flatMap(({ family, weight, file }) =>
    ['latin', 'turkish'].map(async (part) => {
      const bytes = await readFile(join(fonts, `${file}-${part}.woff2`));
      const range = part === 'turkish' ? `unicode-range:${turkishLetters};` : '';
      return `@font-face{font-family:'${family}';font-weight:${weight};${range}src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
    }),
  );
  return (await Promise.all(rules)).join('');
}
