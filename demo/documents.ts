import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import type { GalleryType } from '#shared/api/product.ts';
import type { DemoText } from './content/demo-content.ts';

/** What `npm run demo:documents` makes. */
export const documentsDir = join(rootDir, 'demo/documents');

type Kind = {
  /** Where products show it. */
  gallery: GalleryType;
  title: DemoText;
  /** How a file of it is called, behind the code of its product. */
  fileName: string;
};

/** By the folder in which a product's document lies under the product's code. */
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

export type DocumentKind = keyof typeof documentKinds;

/** Where the document of a product lies, below `documentsDir`. */
export const documentFile = (kind: DocumentKind, code: string): string => `${kind}/${code}.pdf`;

export type DemoDocument = Kind & { path: string };

/** The documents that are there for a product. */
export function documentsOf(code: string, directory = documentsDir): DemoDocument[] {
  return (Object.keys(documentKinds) as DocumentKind[])
    .map((kind) => ({ ...documentKinds[kind], path: join(directory, documentFile(kind, code)) }))
    .filter(({ path }) => existsSync(path));
}
