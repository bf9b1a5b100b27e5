import type { GalleryType } from '#shared/api/product.ts';

/** The texts and file types of a gallery. The server checks the content of each file. */
export type GalleryKind = {
  noun: string;
  add: string;
  accept: string;
  takes: string;
  /** The first picture represents the record. */
  hasCover?: boolean;
};

export const galleryKinds: Readonly<Record<GalleryType, GalleryKind>> = {
  images: {
    noun: 'Görsel',
    add: 'Görsel ekle',
    accept: 'image/*',
    takes: 'JPEG, PNG, WebP; en çok 20 MB.',
    hasCover: true,
  },
  drawings: {
    noun: 'Çizim',
    add: 'Çizim ekle',
    accept: 'image/*,application/pdf',
    takes: 'Görsel ya da PDF; en çok 20 MB.',
  },
  documents: { noun: 'Belge', add: 'Belge ekle', accept: 'application/pdf', takes: 'PDF; en çok 20 MB.' },
};
