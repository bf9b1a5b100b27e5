import { dequal } from 'dequal/lite';
import type { GalleryAction, GalleryVersionFile } from '#features/galleries/gallery.ts';
import type { Product } from '../../product.ts';
import type { GalleryFile } from '#features/galleries/gallery.ts';
import type { GalleryType } from '#features/galleries/gallery.ts';
import { filesOf } from '../files/product-files.api.ts';

export const galleryLabels: Readonly<Record<GalleryType, string>> = {
  images: 'Görseller',
  drawings: 'Teknik çizimler',
  documents: 'Belgeler',
};

export const galleryActions: Readonly<Record<GalleryAction, string>> = {
  add: 'dosya eklendi',
  update: 'dosya metni değişti',
  remove: 'dosya çıkarıldı',
  order: 'sıralandı',
  restore: 'önceki hâline döndü',
};

/** The non-empty texts of a file by field name. */
export function textsOf(file: GalleryVersionFile | GalleryFile): Readonly<Record<string, string>> {
  const isText = ([name, text]: [string, unknown]) => /^(title|alt)_[a-z]{2}$/.test(name) && text !== '';
  return Object.fromEntries(Object.entries(file).filter(isText));
}

/** Whether the product's present gallery equals this version in files, order and texts. */
export function isGalleryOf(
  product: Product,
  gallery: GalleryType,
  version: readonly GalleryVersionFile[],
): boolean {
  const present = filesOf(product, gallery).map((file) => [mediumOf(file), textsOf(file)]);
  return dequal(
    present,
    version.map((file) => [file.media_id, textsOf(file)]),
  );
}

function mediumOf(file: GalleryFile): number {
  return 'picture' in file ? file.picture.media_id : file.document.media_id;
}
