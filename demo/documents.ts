import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { GalleryType } from '#features/galleries/gallery.ts';
import type { DemoProduct, DemoProductSize, DemoText } from './content/demo-content.ts';

/** The folder into which `npm run demo:documents` writes. */
export const documentsDir = join(rootDir, 'demo/documents');

type Kind = {
  /** The product's gallery in which the document is shown. */
  gallery: GalleryType;
  title: DemoText;
  /** The end of the file name, after the code. */
  fileName: string;
};

/** The kinds of product documents, by folder below `documentsDir`. */
export const documentKinds = {
  drawings: {
    gallery: 'drawings',
    title: { tr: 'Teknik çizim', en: 'Technical drawing' },
    fileName: 'teknik-cizim',
  },
} satisfies Record<string, Kind>;

export const documentFolders: readonly string[] = [
  ...Object.keys(documentKinds),
  'certificates',
  'catalogues',
  'cvs',
];

export type DocumentKind = keyof typeof documentKinds;

/** The path of the drawing of a size, by its code, below `documentsDir`. */
export const documentFile = (kind: DocumentKind, code: string): string => `${kind}/${code}.pdf`;

/** The paths of a certificate's PDF and picture below `documentsDir`. */
export const certificateFiles = (file: string) => ({
  pdf: `certificates/${file}.pdf`,
  picture: `certificates/${file}.jpg`,
});

/** The path of a catalogue's PDF below `documentsDir`. */
export const catalogueFile = (file: string): string => `catalogues/${file}.pdf`;

/** The path of the job applicant's CV below `documentsDir`. */
export const cvFile = 'cvs/ozgecmis.pdf';

/** The folder into which `demo/scenes/models.py` writes GLBs and `npm run demo:documents` the DXFs. */
export const modelsDir = join(rootDir, 'demo/models');

/** The sizes whose outline is a DXF, by product code. */
export const outlinesOf: Readonly<Record<string, string>> = { 'HL-20': 'HL-2035', 'HL-24': 'HL-2435' };

const modelKinds: Readonly<Record<string, Kind>> = {
  glb: { gallery: 'documents', title: { tr: '3B model', en: '3D model' }, fileName: '3b-model' },
  dxf: { gallery: 'documents', title: { tr: 'CAD çizimi', en: 'CAD drawing' }, fileName: 'cad-cizimi' },
};

export type DemoDocument = Kind & { path: string };

/** The CAD files of a product; few have some. */
export function modelsOf({ code }: DemoProduct): DemoDocument[] {
  return Object.entries(modelKinds)
    .map(([ending, kind]) => ({ ...kind, path: join(modelsDir, `${code}.${ending}`) }))
    .filter(({ path }) => existsSync(path));
}

/** The drawing of a size; its file may be missing. */
export function drawingOf(size: DemoProductSize, directory = documentsDir): DemoDocument {
  const path = join(directory, documentFile('drawings', size.code));
  return { ...documentKinds.drawings, path, title: withSize(documentKinds.drawings.title, size) };
}

/** The drawings of a product's sizes that exist. Its data sheet is made from the data (docs/decisions/0108). */
export function documentsOf({ sizes }: DemoProduct, directory = documentsDir): DemoDocument[] {
  return sizes.map((size) => drawingOf(size, directory)).filter(({ path }) => existsSync(path));
}

const withSize = (title: DemoText, { size }: DemoProductSize): DemoText => ({
  tr: `${title.tr}, ${size.name.tr}`,
  en: `${title.en}, ${size.name.en}`,
});
