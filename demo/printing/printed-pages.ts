import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { catalogueBook } from '../catalogues/catalogue-book.ts';
import { certificateSheet } from '../certificates/certificate-sheet.ts';
import { catalogues, type DemoCatalogue } from '../content/catalogues.ts';
import { certificates } from '../content/certificates.ts';
import { products } from '../content/products.ts';
import type { DemoCertificate, DemoProduct } from '../content/demo-content.ts';
import { cv } from '../cvs/cv.ts';
import { catalogueFile, certificateFiles, cvFile, documentFile } from '../documents.ts';
import { drawnSizes, drawSize } from '../drawings/drawings.ts';
import { paper } from '../drawings/sheet.ts';
import { picturePath } from '../load.ts';

export type PrintedPage = {
  /** The PDF file, below `demo/documents/`. */
  file: string;
  /** The JPEG of the same page below `demo/documents/`, if one is needed. */
  picture?: string;
  /** A hash of everything that the page shows, including its picture. */
  fingerprint: string;
  /** Makes the whole page, without the fonts. */
  html: () => Promise<string>;
};

/** In pixels; enough for 85 mm on paper at 180 dots per inch. */
const pictureWidth = 600;
/** In bytes; pictures of cloth and leather would exceed it, so they get a lower quality. */
const maxPictureBytes = 15_000;
const qualities = [76, 68, 60, 52, 44];

/** Every PDF of the demo. */
export function printedPages(): PrintedPage[] {
  return [
    ...products.flatMap(drawingPages),
    ...certificates.map(certificatePage),
    ...catalogues.map(cataloguePages),
    { file: cvFile, fingerprint: fingerprintOf(cv()), html: () => Promise.resolve(cv()) },
  ];
}

/** All pages of a catalogue, which are printed into one PDF. */
function cataloguePages(catalogue: DemoCatalogue): PrintedPage {
  const html = catalogueBook(catalogue, (file) => fingerprintOf(readFileSync(picturePath(file))));
  return {
    file: catalogueFile(catalogue.file),
    fingerprint: fingerprintOf(html),
    html: async () => {
      const files = new Set<string>();
      catalogueBook(catalogue, (file) => String(files.add(file).size));
      const pictures = new Map<string, string>();
      for (const file of files) {
        const jpeg = await printedPicture(picturePath(file));
        pictures.set(file, `data:image/jpeg;base64,${jpeg.toString('base64')}`);
      }
      return catalogueBook(catalogue, (file) => pictures.get(file) ?? '');
    },
  };
}

function certificatePage(certificate: DemoCertificate): PrintedPage {
  const { pdf, picture } = certificateFiles(certificate.file);
  const html = certificateSheet(certificate);
  return { file: pdf, picture, fingerprint: fingerprintOf(html), html: () => Promise.resolve(html) };
}

function drawingPages(product: DemoProduct): PrintedPage[] {
  return drawnSizes(product).map((size) => {
    const sheet = `${paper.width}mm ${paper.height}mm`;
    const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>${size.code} ${product.name.tr} ${size.size.name.tr}: teknik çizim / technical drawing</title>
<style>@page{size:${sheet};margin:0}body{margin:0}svg{display:block}</style></head><body>${drawSize(product, size)}</body></html>`;
    const file = documentFile('drawings', size.code);
    return { file, fingerprint: fingerprintOf(html), html: () => Promise.resolve(html) };
  });
}

async function printedPicture(file: string): Promise<Buffer> {
  const picture = sharp(file).resize(pictureWidth);
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxPictureBytes) break;
  }
  return jpeg;
}

function fingerprintOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
