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

/** The folder into which `demo/scenes/models.py` writes. */
const modelsDir = join(rootDir, 'demo/models');

const modelKind: Kind = {
  gallery: 'documents',
  title: { tr: '3B model', en: '3D model' },
  fileName: '3b-model',
};

export type DemoDocument = Kind & { path: string };

/** The model of a product; few have one. */
export function modelsOf({ code }: DemoProduct): DemoDocument[] {
  const path = join(modelsDir, `${code}.glb`);
  return existsSync(path) ? [{ ...modelKind, path }] : [];
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
