import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { fontFaces } from './font-faces.ts';
import type { PrintedPage } from './printed-pages.ts';

/** A4 at 96 dots per inch, and the number of screenshot pixels per dot. */
const page = { viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.5 };

/**
 * Calls `work` with a printer: a Chromium that writes PDFs with vector lines and real text into `directory`.
 */
export async function withPrinter(
  { directory, ...browserOptions }: { directory: string; executablePath: string; args: string[] },
  work: (print: (page: PrintedPage) => Promise<void>) => Promise<void>,
): Promise<void> {
  const rules = fontFaces();
  const browser = await chromium.launch(browserOptions);
  try {
    const tab = await browser.newPage(page);
    await work(async ({ html, file, picture }) => {
      await tab.setContent((await html()).replace('</head>', `<style>${rules}</style></head>`));
      await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      if (await tab.evaluate(overflows)) throw new Error(`${file} is longer than its page`);
      const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true });
      await writeFile(join(directory, file), pdf);
      if (picture === undefined) return;
      // The usual subsampling of colours would blur fine coloured lines.
      const jpeg = sharp(await tab.screenshot()).jpeg({
        quality: 80,
        chromaSubsampling: '4:4:4',
        mozjpeg: true,
      });
      await jpeg.toFile(join(directory, picture));
    });
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the browser and returns whether content does not fit its page: a drawing fills the page; other
 * documents clip the content of `main` or `.parts`.
 */
function overflows(): boolean {
  const boxes = [...document.querySelectorAll('main, .parts')];
  return (boxes.length > 0 ? boxes : [document.body]).some((box) => box.scrollHeight > box.clientHeight + 1);
}
