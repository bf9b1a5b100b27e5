import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesDir } from '#features/print/server/print-document.ts';
import { rootDir } from '#server/root-dir.ts';
import { brandDrawings } from '../brand/draw-brand.ts';
import { catalogueInput, coverFile } from '../catalogues/catalogue-input.ts';
import { certificateInput } from '../certificates/certificate.ts';
import { catalogues, type DemoCatalogue } from '../content/catalogues.ts';
import { categories } from '../content/categories.ts';
import { certificates } from '../content/certificates.ts';
import { products } from '../content/products.ts';
import { drawCover } from '../covers/covers.ts';
import { cv } from '../cvs/cv.ts';
import { catalogueFile, certificateFiles, cvFile, documentFile } from '../documents.ts';
import { drawnSizes, drawSize } from '../drawings/drawings.ts';
import { picturePath } from '../picture-files.ts';

/** A picture in the folder that the template reads: its file in the example, and how many pixels are printed. */
export type PrintedPhotograph = { path: string; width: number; maxBytes: number };

export type PrintedDocument = {
  /** The PDF file, below `demo/documents/`. */
  file: string;
  /** The JPEG of the same page below `demo/documents/`, if one is needed. */
  picture?: string;
  /** The folder of the templates, and the one that makes the document. */
  templates: string;
  main: string;
  /** All that the document shows. */
  input: object;
  photographs: ReadonlyMap<string, PrintedPhotograph>;
  drawings: Readonly<Record<string, string>>;
};

const ownTemplates = join(rootDir, 'demo/printing/templates');
const nothing = { photographs: new Map<string, PrintedPhotograph>(), drawings: {} };

/** Every PDF of the demo. Catalogues are set by the template of the product. */
export function printedDocuments(): PrintedDocument[] {
  const own = (main: string, file: string, input: object): PrintedDocument => ({
    file,
    templates: ownTemplates,
    main,
    input,
    ...nothing,
  });
  return [
    ...products.flatMap((product) =>
      drawnSizes(product).map((size) => {
        const title = `${size.code} ${product.name.tr} ${size.size.name.tr}: teknik çizim / technical drawing`;
        const drawing = drawSize(product, size);
        return own('drawing.typ', documentFile('drawings', size.code), { title, drawing });
      }),
    ),
    ...certificates.map((certificate) => {
      const { pdf, picture } = certificateFiles(certificate.file);
      return { ...own('certificate.typ', pdf, certificateInput(certificate)), picture };
    }),
    ...catalogues.map(printedCatalogue),
    own('cv.typ', cvFile, cv),
  ];
}

/** Enough for 50 mm on paper at 200 dots per inch, and for a screen. */
const sizes = { product: { width: 400, maxBytes: 5_500 }, category: { width: 720, maxBytes: 20_000 } };

const categoryPictures = new Set(categories.map(({ picture }) => picture));

function printedCatalogue(catalogue: DemoCatalogue): PrintedDocument {
  const photographs = new Map<string, PrintedPhotograph>();
  const input = catalogueInput(catalogue, (file) => {
    const name = `${file}.svg`;
    photographs.set(name, {
      path: picturePath(file),
      ...(categoryPictures.has(file) ? sizes.category : sizes.product),
    });
    return { file: name, ratio: 1 };
  });
  const logo = 'logo-on-light.svg';
  return {
    file: catalogueFile(catalogue.file),
    templates: templatesDir,
    main: 'catalogue.typ',
    input,
    photographs,
    drawings: { [coverFile]: drawCover(catalogue.file), [logo]: brandDrawings[logo] },
  };
}

/** A hash of everything that a document shows, its templates among them. */
export function fingerprintOf({ templates, main, input, photographs, drawings }: PrintedDocument): string {
  const template = readFileSync(join(templates, main), 'utf8');
  const imported = [...template.matchAll(/^#import "([^"]+)"/gm)].map(([, name = '']) =>
    readFileSync(join(templates, name), 'utf8'),
  );
  const hash = createHash('sha256');
  hash.update(JSON.stringify([template, imported, input, drawings]));
  for (const { path, ...size } of photographs.values())
    hash.update(JSON.stringify(size)).update(readFileSync(path));
  return hash.digest('hex');
}
