import { useEffect, useRef } from 'react';
import type { GalleryType, Product } from '#shared/api/product.ts';
import { showReorderFailure } from '../../../components/feedback/notices.tsx';
import { useUploadQueue } from '../../../components/media/use-upload-queue.ts';
import { filesOf, orderAddedFiles, uploadProductFile } from './product-files.api.ts';

/**
 * Sends files to a gallery of a product that exists. The server puts each at the end as it arrives, and a
 * small one overtakes a large one: when all are there, they are put in the order in which they were added.
 */
export function useGalleryUploads(product: Product, gallery: GalleryType) {
  const { id } = product;
  const arrived = useRef<number[]>([]);
  const latest = useRef(product);
  useEffect(() => {
    latest.current = product;
  });
  /** Files that stood there before; one that is sent again stays where it is. */
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
  // One that has arrived is among the files already, also while one before it is still on its way.
  return { queue, uploads: uploads.filter(({ state }) => state !== 'sent') };
}

/** Ids grow as files arrive. */
function isAscending(ids: readonly number[]): boolean {
  return ids.every((id, index) => id > (ids[index - 1] ?? 0));
}
