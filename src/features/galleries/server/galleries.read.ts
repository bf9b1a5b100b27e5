import type { DocumentFile, Picture } from '#shared/schema/media.ts';
import {
  fileTexts,
  type GalleryFile,
  type GalleryType,
  type ProductDocument,
  type ProductFile,
} from '../gallery.ts';
import { flattenText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { notFound } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadGalleryDocuments, loadPictures, withAlt, type PictureFiles } from '#server/media/media.read.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { outdatedOf } from '#server/texts/origin-column.ts';
import {
  selectFile,
  selectFiles,
  selectFilesOf,
  selectGalleries,
  type GalleryFileRow,
} from './galleries.queries.ts';
import type { GalleryVersion } from './gallery-history.ts';
import { findOwner, type GalleryKind, type GalleryOwner } from './gallery-owner.ts';

type Beside = {
  main: string;
  pictures: ReadonlyMap<number, PictureFiles>;
  documents: ReadonlyMap<number, DocumentFile>;
};

/** The columns of a file that are needed to show it; for a file of an old version its `id` is 0. */
type ShownFile = Omit<GalleryFileRow, 'owner_id' | 'created_at'>;

type Galleries = {
  files: ProductFile[];
  drawings: GalleryFile[];
  documents: ProductDocument[];
  order_versions: Record<GalleryType, string>;
};

/** The galleries of a record as the panel shows them. */
export async function readGalleries(db: Reader, owner: GalleryOwner): Promise<Galleries> {
  const { images, drawings, documents } = await selectFiles(db, owner);
  const beside = await loadBeside(db, [...images, ...drawings, ...documents]);
  return {
    files: images.flatMap((file) => presentPicture(file, beside)),
    drawings: drawings.flatMap((file) => presentFile(file, beside)),
    documents: documents.flatMap((file) => presentDocument(file, beside)),
    order_versions: {
      images: orderVersionOf(images),
      drawings: orderVersionOf(drawings),
      documents: orderVersionOf(documents),
    },
  };
}

/** A record as the history kept it, with the files of its galleries. */
export type WithFiles = { id: number; files?: GalleryVersion['files'] };

/**
 * Loads the pictures of each record. If a record is an old version that contains files, those are shown.
 */
export async function loadPictureGalleries(
  db: Reader,
  kind: GalleryKind,
  rows: readonly WithFiles[],
): Promise<(row: WithFiles) => { files: ProductFile[]; order_versions: { images: string } }> {
  const ownerIds = [...new Set(rows.map(({ id }) => id))];
  const stored = await selectGalleries(db, kind, { ownerIds, gallery: 'images' });
  const filesOf = ({ id, files }: WithFiles): ShownFile[] =>
    files?.map((file, index) => ({ ...file, id: 0, gallery_type: 'images', queue: files.length - index })) ??
    stored.get(id) ??
    [];
  const beside = await loadBeside(db, rows.flatMap(filesOf));
  return (row) => ({
    files: filesOf(row).flatMap((file) => presentPicture(file, beside)),
    order_versions: { images: orderVersionOf(stored.get(row.id) ?? []) },
  });
}

/** The first picture of each owner by the owner's id; owners without pictures are left out. */
export async function loadFirstPictures(
  db: Reader,
  kind: GalleryKind,
  ownerIds: readonly number[],
): Promise<Map<number, Picture>> {
  const galleries = await selectGalleries(db, kind, { ownerIds, gallery: 'images' });
  const firstFiles = [...galleries.values()].flatMap(([first]) => first ?? []);
  const pictures = await loadPictures(
    db,
    firstFiles.map((file) => file.media_id),
  );
  return new Map(
    firstFiles.flatMap((file) => {
      const picture = pictures.get(file.media_id);
      return picture ? [[file.owner_id, withAlt(picture, '')] as const] : [];
    }),
  );
}

/** The pictures of each owner in their order, and when the newest one was added. */
export async function loadOwnersPictures(
  db: Reader,
  kind: GalleryKind,
  ownerIds: readonly number[],
): Promise<Map<number, { pictures: PictureFiles[]; addedAt: string }>> {
  const galleries = await selectGalleries(db, kind, { ownerIds, gallery: 'images' });
  const known = await loadPictures(
    db,
    [...galleries.values()].flat().map((file) => file.media_id),
  );
  return new Map(
    [...galleries].map(([id, files]) => {
      const pictures = files.flatMap((file) => known.get(file.media_id) ?? []);
      return [id, { pictures, addedAt: latest(files.map((file) => file.created_at)) }];
    }),
  );
}

const latest = (instants: readonly string[]) =>
  instants.reduce((one, other) => (one > other ? one : other), '');

/** @throws AppError 404 */
export async function readFile(db: Reader, kind: GalleryKind, id: number): Promise<GalleryFile> {
  const file = await selectFile(db, kind, id);
  const [shown] = file ? presentFile(file, await loadBeside(db, [file])) : [];
  if (!shown) throw notFound();
  return shown;
}

/** @throws AppError 404 for a file that does not exist or whose owner is deleted */
export async function getFileRow(db: Reader, kind: GalleryKind, id: number): Promise<GalleryFileRow> {
  const file = await selectFile(db, kind, id);
  if (!file) throw notFound();
  await checkOwner(db, { kind, id: file.owner_id });
  return file;
}

/** @throws AppError 404 */
export async function checkOwner(db: Reader, owner: GalleryOwner): Promise<void> {
  if ((await findOwner(db, owner))?.deleted_at !== null) throw notFound();
}

async function loadBeside(db: Reader, files: readonly ShownFile[]): Promise<Beside> {
  const ids = files.map((file) => file.media_id);
  return {
    main: await getMainLanguage(db),
    pictures: await loadPictures(db, ids),
    documents: await loadGalleryDocuments(db, ids),
  };
}

function presentFile(file: ShownFile, beside: Beside): GalleryFile[] {
  return [...presentPicture(file, beside), ...presentDocument(file, beside)];
}

function presentPicture(file: ShownFile, { pictures, main }: Beside): ProductFile[] {
  const picture = pictures.get(file.media_id);
  return picture ? [{ ...presentFields(file, main), picture: withAlt(picture, '') }] : [];
}

function presentDocument(file: ShownFile, { documents, main }: Beside): ProductDocument[] {
  const document = documents.get(file.media_id);
  return document ? [{ ...presentFields(file, main), document }] : [];
}

function presentFields(file: ShownFile, main: string) {
  return {
    id: file.id,
    gallery_type: file.gallery_type,
    queue: file.queue,
    outdated: outdatedOf(file, fileTexts, main),
    ...flattenText('title', readTexts(file.title)),
    ...flattenText('alt', readTexts(file.alt)),
  };
}

export async function selectGallery(
  db: Reader,
  owner: GalleryOwner,
  gallery: GalleryType,
): Promise<GalleryFileRow[]> {
  const found = await selectGalleries(db, owner.kind, { ownerIds: [owner.id], gallery });
  return found.get(owner.id) ?? [];
}

/** The files of these owners; a function returns those of one gallery, in their order. */
export async function loadGalleries(
  db: Reader,
  kind: GalleryKind,
  ownerIds: readonly number[],
): Promise<(ownerId: number, gallery: GalleryType) => GalleryFileRow[]> {
  const files = Map.groupBy(
    await selectFilesOf(db, kind, ownerIds),
    (file) => `${file.owner_id} ${file.gallery_type}`,
  );
  return (ownerId, gallery) => files.get(`${ownerId} ${gallery}`) ?? [];
}
