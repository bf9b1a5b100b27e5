import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { GalleryType } from '#shared/api/products/product.ts';
import type { DemoText } from './content/demo-content.ts';

/** Where `npm run demo:documents` writes. */
export const documentsDir = join(rootDir, 'demo/documents');

type Kind = {
  /** The gallery of the product that shows it. */
  gallery: GalleryType;
  title: DemoText;
  /** The end of the file name, after the product code. */
  fileName: string;
};

/** By folder below `documentsDir`. */
export const documentKinds = {
  drawings: {
    gallery: 'drawings',
    title: { tr: 'Teknik çizim', en: 'Technical drawing' },
    fileName: 'teknik-cizim',
  },
  'data-sheets': {
    gallery: 'documents',
    title: { tr: 'Teknik bilgi föyü', en: 'Data sheet' },
    fileName: 'teknik-bilgi-foyu',
  },
} satisfies Record<string, Kind>;

/** The folders below `documentsDir`. */
export const documentFolders: readonly string[] = [
  ...Object.keys(documentKinds),
  'certificates',
  'catalogues',
  'cvs',
];

export type DocumentKind = keyof typeof documentKinds;

/** The path of a product's document below `documentsDir`. */
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

export type DemoDocument = Kind & { path: string };

/** The existing documents of a product. */
export function documentsOf(code: string, directory = documentsDir): DemoDocument[] {
  return (Object.keys(documentKinds) as DocumentKind[])
    .map((kind) => ({ ...documentKinds[kind], path: join(directory, documentFile(kind, code)) }))
    .filter(({ path }) => existsSync(path));
}
