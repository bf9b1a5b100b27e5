import { cadEndings } from '#shared/rules/cad-formats.ts';
import type { GalleryType } from '#features/galleries/gallery.ts';
import { maxMegabytes } from '#features/media/upload-limits.rules.ts';

/** The texts and file types of a gallery. The server checks the real content of the files. */
export type GalleryKind = {
  noun: string;
  add: string;
  accept: string;
  takes: string;
  /** True when the first picture represents the record. */
  hasCover?: boolean;
};

const pictureLimit = `en çok ${maxMegabytes.picture} MB`;
const pdfLimit = `en çok ${maxMegabytes.pdf} MB`;
const cadLimit = `en çok ${maxMegabytes.cad} MB`;

export const cadAccept = cadEndings.join();

export const galleryKinds: Readonly<Record<GalleryType, GalleryKind>> = {
  images: {
    noun: 'Görsel',
    add: 'Görsel ekle',
    accept: 'image/*',
    takes: `JPEG, PNG, WebP; ${pictureLimit}.`,
    hasCover: true,
  },
  drawings: {
    noun: 'Çizim',
    add: 'Çizim ekle',
    accept: 'image/*,application/pdf',
    takes: `Görsel (${pictureLimit}) ya da PDF (${pdfLimit}).`,
  },
  documents: {
    noun: 'Belge',
    add: 'Belge ekle',
    accept: `application/pdf,${cadAccept}`,
    takes: `PDF (${pdfLimit}) ya da STEP, DXF, GLB (${cadLimit}). Bir GLB ürün sayfasında üç boyutlu döner.`,
  },
};

/** The texts and file types of a field for a single PDF. */
export const pdfKind: GalleryKind = {
  noun: 'Belge',
  add: 'Belge ekle',
  accept: 'application/pdf',
  takes: `PDF; ${pdfLimit}.`,
};

/** The texts and file types of a field for a single video. */
export const videoKind: GalleryKind = {
  noun: 'Video',
  add: 'Video ekle',
  accept: 'video/mp4,video/webm',
  takes: `MP4 (H.264) ya da WebM; en çok ${maxMegabytes.video} MB.`,
};
