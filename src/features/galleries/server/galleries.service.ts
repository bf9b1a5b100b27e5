import { fileTexts, type GalleryFile, type ProductFilesQueue, type ProductFileWrite } from '../gallery.ts';
import { galleryTypes } from '../gallery.ts';
import type { Context } from '#server/context/context.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type Change, type ContentTransaction } from '#server/content/content-transaction.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/languages/languages.service.ts';
import { checkOrderVersion, orderOf, orderVersionOf } from '#server/records/order.ts';
import { mergeOutdatedColumn } from '#server/texts/origin-column.ts';
import { copyFiles, deleteFileRow, updateFileRow } from './galleries.queries.ts';
import { selectGallery } from './galleries.read.ts';
import { checkOwner, getFileRow, readFile } from './galleries.read.ts';
import { galleryChanges, recordGalleryChange } from './gallery-history.ts';
import type { GalleryKind, GalleryOwner } from './gallery-owner.ts';

/** A gallery file by its id, which is unique only within its kind of record. */
export type FileOfKind = { kind: GalleryKind; id: number };

export async function updateFile(
  ctx: Context,
  actor: Actor,
  { kind, id }: FileOfKind,
  input: ProductFileWrite,
): Promise<GalleryFile> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const file = await getFileRow(tx.db, kind, id);
    const { all, main } = await getLanguageCodes(tx.db);
    checkTextLanguages({ title: input.title, alt: input.alt }, all);
    const { gallery_type: gallery } = file;
    const owner = { kind, id: file.owner_id };
    const before = await selectGallery(tx.db, owner, gallery);
    const after = { title: mergeTexts(file.title, input.title), alt: mergeTexts(file.alt, input.alt) };
    const translated_from = mergeOutdatedColumn({ fields: fileTexts, main, before: file, after });
    await updateFileRow(tx.db, kind, id, { ...after, translated_from });
    await recordGalleryChange(tx, { owner, gallery, action: 'update', before });
  });
  return readFile(ctx.db, kind, id);
}

/** Removes a file from its gallery; the medium stays in the library. */
export async function deleteFile(ctx: Context, actor: Actor, { kind, id }: FileOfKind): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const file = await getFileRow(tx.db, kind, id);
    const gallery = file.gallery_type;
    const owner = { kind, id: file.owner_id };
    const before = await selectGallery(tx.db, owner, gallery);
    await deleteFileRow(tx.db, kind, id);
    await recordGalleryChange(tx, { owner, gallery, action: 'remove', before });
  });
}

/** Sorts the files of one gallery and returns its new `order_version`. */
export async function orderFiles(
  ctx: Context,
  actor: Actor,
  owner: GalleryOwner,
  input: ProductFilesQueue,
): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkOwner(tx.db, owner);
    const gallery = input.gallery_type;
    const before = await selectGallery(tx.db, owner, gallery);
    checkOrderVersion(input.order_version, orderVersionOf(before));
    const order = orderOf(before, input.file_list);
    await writeOrder(tx.db, { table: owner.kind.files, column: 'queue' }, order);
    await recordGalleryChange(tx, { owner, gallery, action: 'order', before });
    return orderVersionOf(await selectGallery(tx.db, owner, gallery));
  });
}

/**
 * Gives a new record the gallery files of another record: the same media, texts and order.
 *
 * @returns the values for the new record's history.
 */
export async function copyGalleries(
  { db, now }: ContentTransaction,
  kind: GalleryKind,
  { from, to }: { from: number; to: number },
): Promise<Change[]> {
  await copyFiles(db, kind, { from, to, now });
  const changes = [];
  for (const gallery of galleryTypes) {
    changes.push(
      ...(await galleryChanges(db, { owner: { kind, id: to }, gallery, action: 'add', before: [] })),
    );
  }
  return changes;
}
