import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueInput } from '../catalogues/catalogue-input.ts';
import { catalogues } from '../content/catalogues.ts';
import { certificates } from '../content/certificates.ts';
import { company } from '../content/company.ts';
import type { DemoCertificate } from '../content/demo-content.ts';
import { products } from '../content/products.ts';
import {
  catalogueFile,
  certificateFiles,
  cvFile,
  documentFile,
  documentFolders,
  documentsDir,
} from '../documents.ts';
import { drawnSizes, drawSize } from '../drawings/drawings.ts';
import { fingerprintOf, printedDocuments } from './printed-documents.ts';

const printAgain = 'npm run demo:documents';
const documents = printedDocuments();
const drawn = products.flatMap((product) =>
  drawnSizes(product).map((size) => ({ code: size.code, product, size })),
);

const library = await PDFiumLibrary.init();
const read = (file: string) => readFileSync(join(documentsDir, file));
const isCatalogue = (file: string) => catalogues.some((one) => catalogueFile(one.file) === file);
const bare = (words: string) => words.replace(/<[^>]+>|\s/g, '');

const lettersOf = (text: string) => Array.from(text).sort();

/** The pages of a document with their sizes and their text without spaces. */
async function pagesOf(file: string) {
  const document = await library.loadDocument(read(file));
  const pages = Array.from(document.pages(), (page) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    return { size: `${Math.round(width)},${Math.round(height)}`, text: bare(page.getText()) };
  });
  document.destroy();
  return pages;
}

/**
 * All texts of a certificate that its page must contain. The name is printed without the standard, which is
 * printed above it.
 */
function textsOnCertificate({ name, issuer, number, scope, facts, results, signed }: DemoCertificate) {
  const title = (text: string) => text.split(', ')[0] ?? '';
  const cells = [
    ...facts.map(({ value }) => value),
    ...(results?.columns ?? []),
    ...(results?.rows.flat() ?? []),
  ];
  const pairs = [issuer, scope, signed.role, ...facts.map(({ label }) => label), ...cells];
  const texts = pairs.flatMap((text) => (typeof text === 'string' ? [text] : [text.tr, text.en]));
  return [company.legalTitle, number, signed.name, title(name.tr), title(name.en), ...texts];
}

describe('the printed documents', () => {
  it('are drawings, certificates, catalogues and a CV', () => {
    const drawings = drawn.map(({ code }) => documentFile('drawings', code));
    const own = certificates.map(({ file }) => certificateFiles(file).pdf);
    const books = catalogues.map(({ file }) => catalogueFile(file));
    expect(documents.map(({ file }) => file).sort()).toEqual([...drawings, ...own, ...books, cvFile].sort());
  });

  it('match the current content', () => {
    const wanted = Object.fromEntries(documents.map((one) => [one.file, fingerprintOf(one)]));
    expect(JSON.parse(read('printed-from.json').toString()), printAgain).toEqual(wanted);
  });

  it('are the only files in their folders', () => {
    const present = documentFolders.flatMap((kind) =>
      readdirSync(join(documentsDir, kind)).map((name) => `${kind}/${name}`),
    );
    const svgs = drawn.map(({ code }) => `drawings/${code}.svg`);
    const pictures = certificates.map(({ file }) => certificateFiles(file).picture);
    const printed = documents.map(({ file }) => file);
    expect(present.sort(), printAgain).toEqual([...printed, ...svgs, ...pictures].sort());
  });

  it.each(documents.map(({ file }) => file).filter((file) => !isCatalogue(file)))(
    'are one A4 page with embedded fonts: %s',
    async (file) => {
      const [page, ...others] = await pagesOf(file);
      expect(others).toEqual([]);
      expect(page?.size).toBe(file.startsWith('drawings/') ? '842,595' : '595,842');
      expect(page?.text).not.toContain('\ufffd');
      const fonts =
        read(file)
          .toString('latin1')
          .match(/\/Type \/FontDescriptor[^>]*>>/g) ?? [];
      expect(fonts.length).toBeGreaterThan(0);
      expect(fonts.filter((font) => !font.includes('/FontFile'))).toEqual([]);
      expect(read(file).length).toBeLessThanOrEqual(80_000);
    },
  );

  it.each(catalogues)(
    'include the catalogue $file, which has 12 to 28 A4 pages and every code in its category',
    async (own) => {
      const pages = await pagesOf(catalogueFile(own.file));
      expect(pages.length).toBeGreaterThanOrEqual(12);
      expect(pages.length).toBeLessThanOrEqual(28);
      expect(new Set(pages.map(({ size }) => size))).toEqual(new Set(['595,842']));
      expect(pages[1]?.text.startsWith(bare(company.legalTitle))).toBe(true);
      const { chapters, index } = catalogueInput(own, (file) => ({ file, ratio: 1 }));
      const before = pages.findLastIndex(({ text }) => text.startsWith('Koddizini'));
      const shown = pages.slice(0, before).map(({ text }) => text);
      expect(index.filter(([code]) => !shown.some((text) => text.includes(code)))).toEqual([]);
      expect(chapters.map(({ name }) => shown.some((text) => text.startsWith(bare(name))))).not.toContain(
        false,
      );
    },
  );

  it.each(certificates)(
    'include the certificate $file, which has all its texts, and a small picture of the page',
    async (own) => {
      const { pdf, picture } = certificateFiles(own.file);
      const [page] = await pagesOf(pdf);
      expect(textsOnCertificate(own).filter((text) => !page?.text.includes(bare(text)))).toEqual([]);
      const { format, width, height } = await sharp(join(documentsDir, picture)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1191, height: 1685 });
      expect(read(picture).length).toBeLessThanOrEqual(230_000);
    },
  );

  it.each(drawn)(
    'include the drawing of $code, which has the same texts as SVG and as PDF',
    async ({ code, product, size }) => {
      const svg = read(`drawings/${code}.svg`).toString();
      expect(svg, printAgain).toBe(drawSize(product, size));
      const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => bare(text));
      const [page] = await pagesOf(documentFile('drawings', code));
      expect(words.length).toBeGreaterThan(10);
      // PDFium reads the letters of turned words in any order.
      expect(lettersOf(page?.text ?? '')).toEqual(lettersOf(words.join('')));
    },
  );
});
