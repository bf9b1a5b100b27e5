import type { GalleryAction } from '../gallery.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { restoreDocument } from '#server/media/documents.service.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { deleteFileRow, insertFile, updateFileRow } from './galleries.queries.ts';
import { selectGallery } from './galleries.read.ts';
import { recordGalleryChange, type GalleryVersion } from './gallery-history.ts';
import type { GalleryOwner } from './gallery-owner.ts';

/**
 * Makes a gallery what it was: its files, their texts and their order.
 *
 * @returns the names of files that are gone and stay away.
 */
export async function restoreGallery(
  tx: ContentTransaction,
  owner: GalleryOwner,
  { gallery, files }: GalleryVersion,
  action: GalleryAction = 'restore',
): Promise<string[]> {
  const before = await selectGallery(tx.db, owner, gallery);
  const { usable, gone } = await findUsable(tx, files);
  const wantedIds = new Set(usable.map((file) => file.media_id));
  for (const { id } of before.filter((file) => !wantedIds.has(file.media_id))) {
    await deleteFileRow(tx.db, owner.kind, id);
  }
  for (const [index, file] of usable.entries()) {
    const known = before.find(({ media_id: id }) => id === file.media_id);
    const { title, alt, translated_from } = file;
    const columns = { title, alt, translated_from, queue: usable.length - index };
    if (known) await updateFileRow(tx.db, owner.kind, known.id, columns);
    else {
      const place = { owner_id: owner.id, media_id: file.media_id, gallery_type: gallery };
      await insertFile(tx.db, owner.kind, { ...place, ...columns, created_at: tx.now });
    }
  }
  await recordGalleryChange(tx, { owner, gallery, action, before });
  return gone;
}

/** The files whose medium exists, and the names of the others. A deleted PDF comes back. */
async function findUsable(tx: ContentTransaction, files: GalleryVersion['files']) {
  const media = await loadMediaKinds(
    tx.db,
    files.map(({ media_id: id }) => id),
  );
  const usable = new Map<number, GalleryVersion['files'][number]>();
  const gone: string[] = [];
  for (const file of files) {
    const { kind = 'gone', fileName = '' } = media.get(file.media_id) ?? {};
    const id = kind === 'gone' ? await restoreDocument(tx, file.media_id) : file.media_id;
    if (id === undefined) gone.push(fileName);
    else usable.set(id, { ...file, media_id: id });
  }
  return { usable: [...usable.values()], gone };
}
