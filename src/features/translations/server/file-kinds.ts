import type { GalleryKind } from '#features/galleries/server/gallery-owner.ts';
import { fileTexts } from '#features/galleries/gallery.ts';

/**
 * A kind of file with texts. There are too many files to load them all, and files have no version
 * (docs/decisions/0044).
 */
export type FileKind = {
  resource: string;
  called: string;
  table: GalleryKind['files'] | 'variant_files' | 'media';
  fields: readonly string[];
  /** The records that contain the files: their table, and their address below `/api/admin`. */
  owners?: { table: GalleryKind['table']; resource: string };
};

export const fileKinds: readonly FileKind[] = [
  {
    resource: 'product-files',
    called: 'Ürün dosyaları',
    table: 'product_files',
    fields: fileTexts,
    owners: { table: 'products', resource: 'products' },
  },
  {
    resource: 'variant-files',
    called: 'Varyant dosyaları',
    table: 'variant_files',
    fields: ['title'],
    owners: { table: 'products', resource: 'products' },
  },
  {
    resource: 'school-tour-files',
    called: 'Okul turu görselleri',
    table: 'school_tour_files',
    fields: fileTexts,
    owners: { table: 'school_tours', resource: 'school-tours' },
  },
  { resource: 'media', called: 'Alternatif metinler', table: 'media', fields: ['alt'] },
];

export function findFileKind(resource: string): FileKind | undefined {
  return fileKinds.find((kind) => kind.resource === resource);
}
