import { Success } from '#shared/schema/envelope.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import { GalleryFileWritten, type GalleryFile, type GalleryType, type Product } from '#shared/api/product.ts';
import { upload, write } from '../../../api/client.ts';
import type { Fields } from '../../../api/form-body.ts';
import { invalidateAfter } from '../../../api/queries.ts';
import { saveOptimisticOrder, sortByIds } from '../../../api/optimistic-order.ts';
import type { SendFile } from '../../../components/media/upload-queue.ts';
import { productKey } from '../products.api.ts';

const names = { images: 'files', drawings: 'drawings', documents: 'documents' } as const;

export const filesOf = (product: Product, gallery: GalleryType): readonly GalleryFile[] =>
  product[names[gallery]];

/** Adds a file to the end of a gallery. */
export function uploadProductFile(id: number, gallery: GalleryType): SendFile<GalleryFile> {
  return async (file, watch) => {
    const fields = { gallery_type: gallery, file };
    return (await invalidateAfter(upload(GalleryFileWritten, `/products/${id}/files`, fields, watch))).data;
  };
}

export async function updateProductFile(fileId: number, fields: Fields): Promise<GalleryFile> {
  return (await invalidateAfter(write(GalleryFileWritten, 'PUT', `/products/files/${fileId}`, fields))).data;
}

export function deleteProductFile(fileId: number): Promise<Success> {
  return invalidateAfter(write(Success, 'DELETE', `/products/files/${fileId}`));
}

/** Gives a product these pictures in this order; used for pictures that were added before the product existed. */
export async function setProductPictures(product: Product, mediaIds: readonly number[]): Promise<void> {
  const fileIds: number[] = [];
  for (const mediaId of mediaIds) {
    const present = product.files.find(({ picture }) => picture.media_id === mediaId);
    fileIds.push((present ?? (await attachProductPicture(product.id, mediaId))).id);
  }
  for (const { id } of product.files.filter((file) => !fileIds.includes(file.id)))
    await deleteProductFile(id);
  if (fileIds.length > 1) await sortProductFiles(product.id, 'images', fileIds);
}

async function attachProductPicture(id: number, mediaId: number): Promise<GalleryFile> {
  const fields = { gallery_type: 'images', media_id: mediaId };
  return (await invalidateAfter(write(GalleryFileWritten, 'POST', `/products/${id}/files`, fields))).data;
}

/** Orders newly added files among themselves; the other files keep their places. */
export async function orderAddedFiles(
  id: number,
  gallery: GalleryType,
  fileIds: readonly number[],
): Promise<void> {
  const fields = { gallery_type: gallery, file_list: fileIds.join(',') };
  await invalidateAfter(write(OrderWritten, 'PUT', `/products/files-queue/${id}`, fields));
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
    send: (order_version) => {
      const fields = { gallery_type: gallery, file_list: fileIds.join(','), order_version };
      return write(OrderWritten, 'PUT', `/products/files-queue/${id}`, fields);
    },
  });
}
