import type { GalleryAction } from '../gallery.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { restoreDocument } from '#server/media/documents.service.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { deleteFileRow, insertFile, updateFileRow } from './galleries.queries.ts';
import { selectGallery } from './galleries.read.ts';
import { recordGalleryChange, type GalleryVersion } from './gallery-history.ts';
import type { GalleryOwner } from './gallery-owner.ts';

/**
 * Restores the files, texts and order of an old version of a gallery.
 *
 * @returns the names of files that no longer exist and were left out.
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

/** Separates files whose medium still exists from the names of the others. Deleted PDFs are restored. */
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
