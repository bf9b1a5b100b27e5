import type { GalleryFile } from '../gallery.ts';
import type { GalleryType } from '../gallery.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { invalid, refused } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { loadDocuments, loadGalleryDocuments } from '#server/media/media.read.ts';
import { checkPicture } from '#server/media/pictures.service.ts';
import { insertFile } from './galleries.queries.ts';
import { selectGallery } from './galleries.read.ts';
import { checkOwner, readFile } from './galleries.read.ts';
import { recordGalleryChange } from './gallery-history.ts';
import type { GalleryOwner } from './gallery-owner.ts';

const maxFilesPerGallery = 200;

/**
 * Adds an uploaded medium at the end of a gallery. If the gallery already contains the medium, nothing
 * changes. `title` is in the main language; without a title the page shows the file's name.
 */
export async function attachFile(
  ctx: Context,
  actor: Actor,
  owner: GalleryOwner,
  { gallery, mediaId, title = '' }: { gallery: GalleryType; mediaId: number; title?: string },
): Promise<GalleryFile> {
  const files = await selectGallery(ctx.db, owner, gallery);
  const known = files.find((file) => file.media_id === mediaId);
  if (known) return readFile(ctx.db, owner.kind, known.id);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    await checkOwner(tx.db, owner);
    const before = await selectGallery(tx.db, owner, gallery);
    const [fileId = 0] = await attachMedia(tx, owner, {
      gallery,
      mediaIds: [mediaId],
      title,
      field: 'media_id',
    });
    await recordGalleryChange(tx, { owner, gallery, action: 'add', before });
    return fileId;
  });
  return readFile(ctx.db, owner.kind, id);
}

type Attached = {
  gallery: GalleryType;
  mediaIds: readonly number[];
  title?: string;
  /** The request field that contains the media ids, for errors. */
  field: 'media_id' | 'images';
};

/**
 * Adds media to a gallery in the given order, in the transaction that writes the owner. Repeated media are
 * added once.
 *
 * @returns the ids of their files.
 */
export async function attachMedia(
  tx: ContentTransaction,
  owner: GalleryOwner,
  { gallery, mediaIds, title = '', field }: Attached,
): Promise<number[]> {
  const titles = title ? toJson({ [(await getLanguageCodes(tx.db)).main]: title }) : '{}';
  const files = await selectGallery(tx.db, owner, gallery);
  const fileIds = new Map(files.map((file) => [file.media_id, file.id]));
  const added = [...new Set(mediaIds)].filter((mediaId) => !fileIds.has(mediaId));
  const count = files.length + added.length;
  if (count > maxFilesPerGallery) throw refused(`Bir galeride en çok ${maxFilesPerGallery} dosya olabilir.`);
  for (const mediaId of added) await checkGalleryMedium(tx.db, { gallery, mediaId, field });
  if (added.length > 0) {
    // Positions are always n … 1 from the first to the last file, and new files come last.
    const places = files.map(({ id }, index) => ({ id, queue: count - index }));
    await writeOrder(tx.db, { table: owner.kind.files, column: 'queue' }, places);
  }
  for (const [index, mediaId] of added.entries()) {
    const id = await insertFile(tx.db, owner.kind, {
      owner_id: owner.id,
      media_id: mediaId,
      gallery_type: gallery,
      title: titles,
      alt: '{}',
      queue: added.length - index,
      created_at: tx.now,
    });
    fileIds.set(mediaId, id);
  }
  return mediaIds.flatMap((mediaId) => fileIds.get(mediaId) ?? []);
}

/**
 * Checks that a medium fits its gallery: pictures in `images`, PDFs and CAD files in `documents`,
 * pictures and PDFs in `drawings`.
 *
 * @throws AppError 422
 */
async function checkGalleryMedium(
  db: Reader,
  { gallery, mediaId, field }: { gallery: GalleryType; mediaId: number; field: string },
): Promise<void> {
  if (gallery === 'images') return checkPicture(db, field, mediaId);
  if (gallery === 'drawings') {
    if ((await loadDocuments(db, [mediaId])).size > 0) return;
    return checkPicture(db, field, mediaId);
  }
  if ((await loadGalleryDocuments(db, [mediaId])).size > 0) return;
  throw invalid({ [field]: ['Belge bulunamadı ya da PDF veya CAD dosyası değil; tekrar yükleyin.'] });
}
