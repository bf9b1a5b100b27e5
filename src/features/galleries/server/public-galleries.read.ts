import type { GalleryPicture, GalleryType, ProductPageFile } from '../gallery.ts';
import type { Reader } from '#server/db/connect.ts';
import { fileUrl, withoutExtension } from '#server/media/permanent-files.read.ts';
import { describePicture, loadMediaFacts } from '#server/media/media.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { selectFiles, type GalleryFileRow } from './galleries.queries.ts';
import type { GalleryOwner } from './gallery-owner.ts';

type Galleries = {
  images: GalleryPicture[];
  drawings: ProductPageFile[];
  documents: ProductPageFile[];
};
type MediaFacts = Awaited<ReturnType<typeof loadMediaFacts>>;

/** The gallery of a file; `name` describes pictures without alternative text. */
type ShownIn = { gallery: GalleryType; name: string };

/** The columns of a file that visitors see. */
export type ShownFile = Pick<GalleryFileRow, 'id' | 'media_id' | 'title' | 'alt'>;

/**
 * Loads the media of drawings or documents; a function presents some of them.
 */
export async function loadPublicFiles(db: Reader, mediaIds: readonly number[], localiser: Localiser) {
  const media = await loadMediaFacts(db, mediaIds);
  return (files: readonly ShownFile[], { gallery, name }: ShownIn): ProductPageFile[] =>
    files.flatMap((file) => presentFile(file, media, { localiser, name, gallery }));
}

/** The galleries of a record as visitors see them; `name` describes pictures without alternative text. */
export async function readPublicGalleries(
  db: Reader,
  owner: GalleryOwner,
  { localiser, name }: { localiser: Localiser; name: string },
): Promise<Galleries> {
  const { images, drawings, documents } = await selectFiles(db, owner);
  const media = await loadMediaFacts(
    db,
    [...images, ...drawings, ...documents].map((file) => file.media_id),
  );
  const present = (file: GalleryFileRow) =>
    presentFile(file, media, { localiser, name, gallery: file.gallery_type });
  return {
    images: images.flatMap((file) =>
      present(file).flatMap(({ picture }) =>
        picture ? [{ ...picture, title: localiser.read({ title: file.title }).title }] : [],
      ),
    ),
    drawings: drawings.flatMap(present),
    documents: documents.flatMap(present),
  };
}

function presentFile(
  file: ShownFile,
  media: MediaFacts,
  { localiser, name, gallery }: ShownIn & { localiser: Localiser },
): ProductPageFile[] {
  const found = media.get(file.media_id);
  if (!found) return [];
  const { title, fallbacks } = localiser.read({ title: file.title });
  const { alt } = localiser.read({ alt: file.alt });
  const { row, picture, page, bytes } = found;
  // Documents open as files: a certificate is no picture, even if it has one page.
  const shown = picture ?? (gallery === 'drawings' ? page : undefined);
  return [
    {
      id: file.id,
      title: title || withoutExtension(row.file_name),
      ...(fallbacks && { fallbacks }),
      url: fileUrl(row),
      mime: picture ? 'image/jpeg' : row.mime,
      bytes,
      picture: shown ? describePicture(shown, localiser, { own: alt, otherwise: title || name }) : null,
    },
  ];
}
