import type { GalleryFile, Product, ProductDocument, ProductFile } from '#shared/api/product.ts';
import type { DocumentFile } from '#shared/api/media.ts';
import { flattenText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { notFound } from '#server/errors.ts';
import {
  selectDocuments,
  selectPictures,
  withAlt,
  type PictureFiles,
} from '#server/features/media/media.read.ts';
import { selectProductFile, selectProductFiles, type ProductFileRow } from './galleries.queries.ts';

type Media = {
  pictures: ReadonlyMap<number, PictureFiles>;
  documents: ReadonlyMap<number, DocumentFile>;
};

type Galleries = Pick<Product, 'files' | 'drawings' | 'documents' | 'order_versions'>;

/** The galleries of a product as the panel sees them. */
export async function readGalleries(db: Reader, productId: number): Promise<Galleries> {
  const { images, drawings, documents } = await selectProductFiles(db, productId);
  const media = await loadMedia(db, [...images, ...drawings, ...documents]);
  return {
    files: images.flatMap((file) => presentPicture(file, media)),
    drawings: drawings.flatMap((file) => presentFile(file, media)),
    documents: documents.flatMap((file) => presentDocument(file, media)),
    order_versions: {
      images: orderVersionOf(images),
      drawings: orderVersionOf(drawings),
      documents: orderVersionOf(documents),
    },
  };
}

/** @throws AppError 404 */
export async function readFile(db: Reader, id: number): Promise<GalleryFile> {
  const file = await selectProductFile(db, id);
  const [shown] = file ? presentFile(file, await loadMedia(db, [file])) : [];
  if (!shown) throw notFound();
  return shown;
}

/** The media behind files of galleries: pictures and PDFs. */
export async function loadMedia(db: Reader, files: readonly ProductFileRow[]): Promise<Media> {
  const ids = files.map((file) => file.media_id);
  return { pictures: await selectPictures(db, ids), documents: await selectDocuments(db, ids) };
}

function presentFile(file: ProductFileRow, media: Media): GalleryFile[] {
  return [...presentPicture(file, media), ...presentDocument(file, media)];
}

function presentPicture(file: ProductFileRow, { pictures }: Media): ProductFile[] {
  const picture = pictures.get(file.media_id);
  return picture ? [{ ...presentFacts(file), picture: withAlt(picture, '') }] : [];
}

function presentDocument(file: ProductFileRow, { documents }: Media): ProductDocument[] {
  const document = documents.get(file.media_id);
  return document ? [{ ...presentFacts(file), document }] : [];
}

function presentFacts(file: ProductFileRow) {
  return {
    id: file.id,
    gallery_type: file.gallery_type,
    queue: file.queue,
    ...flattenText('title', readTexts(file.title)),
    ...flattenText('alt', readTexts(file.alt)),
  };
}
