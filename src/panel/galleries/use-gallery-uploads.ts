import { useEffect, useRef } from 'react';
import type { GalleryFile } from '#features/galleries/gallery.ts';
import type { GalleryType } from '#features/galleries/gallery.ts';
import { showReorderFailure } from '#panel/feedback/notices.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import type { GalleryCalls } from './gallery-files.api.ts';

/** The gallery of a saved record, and the calls that change it. */
export type StoredGallery = {
  calls: GalleryCalls;
  ownerId: number;
  gallery: GalleryType;
  files: readonly GalleryFile[];
};

/**
 * Uploads files to the gallery of a saved record. The server appends each file on arrival, so small files
 * overtake large ones; after the last upload the files are put into the order in which they were added.
 */
export function useGalleryUploads({ calls, ownerId: id, gallery, files }: StoredGallery) {
  const arrived = useRef<number[]>([]);
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  /**
   * The highest id before the uploads. A result with this id or a lower one was already in the gallery and stays
   * in place.
   */
  const lastBefore = useRef(0);
  const { queue, uploads, isBusy } = useUploadQueue(calls.upload(id, gallery), (file) => {
    arrived.current.push(file.id);
  });
  useEffect(() => {
    if (isBusy) {
      lastBefore.current = Math.max(0, ...latest.current.map((file) => file.id));
      return;
    }
    const added = [...new Set(arrived.current)].filter((fileId) => fileId > lastBefore.current);
    arrived.current = [];
    if (!isAscending(added)) calls.orderAdded(id, gallery, added).catch(showReorderFailure);
  }, [isBusy, calls, id, gallery]);
  // Files in the state `sent` are left out, because the gallery already shows them.
  return { queue, uploads: uploads.filter(({ state }) => state !== 'sent') };
}

/** Whether the files arrived in this order: the server assigns ascending ids on arrival. */
function isAscending(ids: readonly number[]): boolean {
  return ids.every((id, index) => id > (ids[index - 1] ?? 0));
}
