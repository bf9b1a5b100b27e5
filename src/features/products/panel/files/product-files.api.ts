import type { Product } from '../../product.ts';
import type { GalleryFile } from '#features/galleries/gallery.ts';
import type { GalleryType } from '#features/galleries/gallery.ts';
import { saveOptimisticOrder, sortByIds } from '#panel/api/optimistic-order.ts';
import { galleryCalls } from '#panel/galleries/gallery-files.api.ts';
import { productKey } from '../products.api.ts';

export const productFileCalls = galleryCalls('/products', 'product-files');

const names = { images: 'files', drawings: 'drawings', documents: 'documents' } as const;

export const filesOf = (product: Product, gallery: GalleryType): readonly GalleryFile[] =>
  product[names[gallery]];

/**
 * Sets the pictures of a product in this order. It is used for pictures that were chosen before the product
 * was first saved.
 */
export async function setProductPictures(product: Product, mediaIds: readonly number[]): Promise<void> {
  const calls = productFileCalls;
  const fileIds: number[] = [];
  for (const mediaId of mediaIds) {
    const present = product.files.find(({ picture }) => picture.media_id === mediaId);
    fileIds.push((present ?? (await calls.attachPicture(product.id, mediaId))).id);
  }
  for (const { id } of product.files.filter((file) => !fileIds.includes(file.id))) await calls.delete(id);
  if (fileIds.length > 1) await sortProductFiles(product.id, 'images', fileIds);
}

export function sortProductFiles(
  id: number,
  gallery: GalleryType,
  fileIds: readonly number[],
): Promise<void> {
  return saveOptimisticOrder<Product>({
    queryKey: productKey(id),
    reorder: (product) => ({ ...product, [names[gallery]]: sortByIds(filesOf(product, gallery), fileIds) }),
    versionOf: ({ order_versions: versions }) => versions[gallery],
    withVersion: (product, version) => ({
      ...product,
      order_versions: { ...product.order_versions, [gallery]: version },
    }),
    send: (version) => productFileCalls.order(id, gallery, fileIds, version),
  });
}
