import type { GalleryPicture, ProductPageFile } from '../gallery.ts';
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

/** The columns of a file that visitors see. */
export type ShownFile = Pick<GalleryFileRow, 'id' | 'media_id' | 'title' | 'alt'>;

/**
 * Loads the media of drawings or documents; a function presents some of them. `name` describes pictures without
 * alternative text.
 */
export async function loadPublicFiles(db: Reader, mediaIds: readonly number[], localiser: Localiser) {
  const media = await loadMediaFacts(db, mediaIds);
  return (files: readonly ShownFile[], name: string): ProductPageFile[] =>
    files.flatMap((file) => presentFile(file, media, { localiser, name }));
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
  const present = (file: GalleryFileRow) => presentFile(file, media, { localiser, name });
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
  { localiser, name }: { localiser: Localiser; name: string },
): ProductPageFile[] {
  const found = media.get(file.media_id);
  if (!found) return [];
  const { title, fallbacks } = localiser.read({ title: file.title });
  const { alt } = localiser.read({ alt: file.alt });
  const { row, picture, bytes } = found;
  return [
    {
      id: file.id,
      title: title || withoutExtension(row.file_name),
      ...(fallbacks && { fallbacks }),
      url: fileUrl(row),
      mime: picture ? 'image/jpeg' : row.mime,
      bytes,
      picture: picture ? describePicture(picture, localiser, { own: alt, otherwise: title || name }) : null,
    },
  ];
}
