import { useEffect, useRef } from 'react';
import type { GalleryType, Product } from '#shared/api/product.ts';
import { showReorderFailure } from '../../../components/feedback/notices.tsx';
import { useUploadQueue } from '../../../components/media/use-upload-queue.ts';
import { filesOf, orderAddedFiles, uploadProductFile } from './product-files.api.ts';

/**
 * Uploads files to a gallery of a saved product. The server appends each on arrival, so small files overtake
 * large ones; after the last upload the files get the order in which they were added.
 */
export function useGalleryUploads(product: Product, gallery: GalleryType) {
  const { id } = product;
  const arrived = useRef<number[]>([]);
  const latest = useRef(product);
  useEffect(() => {
    latest.current = product;
  });
  /** The highest id before the uploads; a file that is uploaded again keeps its place. */
  const lastBefore = useRef(0);
  const { queue, uploads, isBusy } = useUploadQueue(uploadProductFile(id, gallery), (file) => {
    arrived.current.push(file.id);
  });
  useEffect(() => {
    if (isBusy) {
      lastBefore.current = Math.max(0, ...filesOf(latest.current, gallery).map((file) => file.id));
      return;
    }
    const added = [...new Set(arrived.current)].filter((fileId) => fileId > lastBefore.current);
    arrived.current = [];
    if (!isAscending(added)) orderAddedFiles(id, gallery, added).catch(showReorderFailure);
  }, [isBusy, id, gallery]);
  // A file that has arrived is in the gallery already, even while an earlier one is still uploading.
  return { queue, uploads: uploads.filter(({ state }) => state !== 'sent') };
}

/** Ids grow in the order of arrival. */
function isAscending(ids: readonly number[]): boolean {
  return ids.every((id, index) => id > (ids[index - 1] ?? 0));
}
