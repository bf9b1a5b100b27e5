import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/files/pdf.ts';
import { chaptersOf } from '../catalogues/catalogue-book.ts';
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
import { readFingerprints } from './fingerprints.ts';
import { printedPages } from './printed-pages.ts';

const printAgain = 'npm run demo:documents';
const pages = printedPages();
const drawn = products.flatMap((product) =>
  drawnSizes(product).map((size) => ({ code: size.code, product, size })),
);

const read = (file: string) => readFileSync(join(documentsDir, file));
const isCatalogue = (file: string) => catalogues.some((one) => catalogueFile(one.file) === file);
const bare = (words: string) => words.replace(/<[^>]+>|\s/g, '');

/** The text, size and number of pages of a document. */
function documentOf(file: string) {
  const { pages: found } = readPdf(read(file));
  const [{ width, height } = { width: 0, height: 0 }] = found;
  const fonts = found.flatMap((page) => page.fonts);
  return { width, height, fonts, text: found.map(({ text }) => text).join('\n'), count: found.length };
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
    expect(pages.map(({ file }) => file).sort()).toEqual([...drawings, ...own, ...books, cvFile].sort());
  });

  it('match the current content', () => {
    const wanted = Object.fromEntries(pages.map(({ file, fingerprint }) => [file, fingerprint]));
    expect(readFingerprints(), printAgain).toEqual(wanted);
  });

  it('are the only files in their folders', () => {
    const present = documentFolders.flatMap((kind) =>
      readdirSync(join(documentsDir, kind)).map((name) => `${kind}/${name}`),
    );
    const svgs = drawn.map(({ code }) => `drawings/${code}.svg`);
    const pictures = certificates.map(({ file }) => certificateFiles(file).picture);
    const printed = pages.map(({ file }) => file);
    expect(present.sort(), printAgain).toEqual([...printed, ...svgs, ...pictures].sort());
  });

  it.each(pages.map(({ file }) => file).filter((file) => !isCatalogue(file)))(
    'are one A4 page with embedded fonts: %s',
    (file) => {
      const { width, height, text, fonts, count } = documentOf(file);
      const isDrawing = file.startsWith('drawings/');
      expect(count).toBe(1);
      expect([width, height].map(Math.round)).toEqual(isDrawing ? [842, 595] : [595, 842]);
      expect(fonts.length).toBeGreaterThan(0);
      for (const { name, isEmbedded } of fonts) {
        expect(name).toMatch(/InstrumentSans|BricolageGrotesque/);
        expect(isEmbedded).toBe(true);
      }
      expect(text).not.toContain('\ufffd');
      expect(read(file).length).toBeLessThanOrEqual(80_000);
    },
  );

  it.each(catalogues)(
    'include the catalogue $file, which has 8 to 16 A4 pages with every product of its categories',
    (own) => {
      const { pages: found } = readPdf(read(catalogueFile(own.file)));
      expect(found.length).toBeGreaterThanOrEqual(8);
      expect(found.length).toBeLessThanOrEqual(16);
      expect(new Set(found.map(({ width, height }) => [width, height].map(Math.round).join()))).toEqual(
        new Set(['595,842']),
      );
      const codes = chaptersOf(own).flatMap(({ pages: shown, firstPage }) =>
        shown.flatMap((parts, index) => parts.map(({ code }) => ({ code, page: firstPage + index }))),
      );
      const isMissing = ({ code, page }: { code: string; page: number }) =>
        !bare(found[page - 1]?.text ?? '').includes(code);
      expect(codes.filter(isMissing)).toEqual([]);
    },
  );

  it.each(certificates)(
    'include the certificate $file, which has all its texts, and a small picture of the page',
    async (own) => {
      const { pdf, picture } = certificateFiles(own.file);
      const shown = bare(documentOf(pdf).text);
      expect(textsOnCertificate(own).filter((text) => !shown.includes(bare(text)))).toEqual([]);
      const { format, width, height } = await sharp(join(documentsDir, picture)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1191, height: 1685 });
      expect(read(picture).length).toBeLessThanOrEqual(230_000);
    },
  );

  it.each(drawn)(
    'include the drawing of $code, which has the same texts as SVG and as PDF',
    ({ code, product, size }) => {
      const svg = read(`drawings/${code}.svg`).toString();
      expect(svg, printAgain).toBe(drawSize(product, size));
      const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => bare(text));
      const shown = bare(documentOf(documentFile('drawings', code)).text);
      expect(words.length).toBeGreaterThan(10);
      expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    },
  );
});
