import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { fontFaces } from './font-faces.ts';
import type { PrintedPage } from './printed-pages.ts';

/** Calls `work` with a printer, a Chromium that writes vector lines and real text into the PDF. */
export async function withPrinter(
  browserOptions: { executablePath: string; args: string[] },
  work: (print: (page: PrintedPage, file: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const rules = fontFaces();
  const browser = await chromium.launch(browserOptions);
  try {
    const tab = await browser.newPage();
    await work(async ({ html, file: name }, file) => {
      await tab.setContent((await html()).replace('</head>', `<style>${rules}</style></head>`));
      await tab.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      if (await tab.evaluate(overflows)) throw new Error(`${name} is longer than its page`);
      await writeFile(file, await tab.pdf({ preferCSSPageSize: true, printBackground: true }));
    });
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. A drawing fills its page; a data sheet clips text that does not fit into `main`. */
function overflows(): boolean {
  const main = document.querySelector('main') ?? document.body;
  return main.scrollHeight > main.clientHeight + 1;
}
