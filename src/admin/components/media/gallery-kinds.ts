import type { GalleryType } from '#shared/api/product.ts';

/** How a gallery speaks of its files, and what it takes; the server has the last word by looking into the file. */
export type GalleryKind = {
  noun: string;
  add: string;
  accept: string;
  takes: string;
  /** The first one stands for the whole record. */
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
