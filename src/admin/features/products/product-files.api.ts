import { Success } from '#shared/api/envelope.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import { GalleryFileWritten, type GalleryFile, type GalleryType, type Product } from '#shared/api/product.ts';
import { upload, write } from '../../api/client.ts';
import type { Fields } from '../../api/form-body.ts';
import { changing, queryClient } from '../../api/queries.ts';
import type { SendFile } from '../../components/picture-field/upload-queue.ts';
import { productKey } from './products.api.ts';

const names = { images: 'files', drawings: 'drawings', documents: 'documents' } as const;

/** The files of one gallery, in their order. */
export const filesOf = (product: Product, gallery: GalleryType): readonly GalleryFile[] =>
  product[names[gallery]];

/** Adds a file to the end of a gallery. */
export function uploadProductFile(id: number, gallery: GalleryType): SendFile<GalleryFile> {
  return async (file, watch) => {
    const fields = { gallery_type: gallery, file };
    return (await changing(upload(GalleryFileWritten, `/products/${id}/files`, fields, watch))).data;
  };
}

export async function updateProductFile(fileId: number, fields: Fields): Promise<GalleryFile> {
  return (await changing(write(GalleryFileWritten, 'PUT', `/products/files/${fileId}`, fields))).data;
}

export function deleteProductFile(fileId: number): Promise<Success> {
  return changing(write(Success, 'DELETE', `/products/files/${fileId}`));
}

/** Gives a product these pictures, in this order: for what was added while the product was being created. */
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
  return (await changing(write(GalleryFileWritten, 'POST', `/products/${id}/files`, fields))).data;
}

/** Puts files that were added just now in this order among each other; the places of the others stay. */
export async function orderAddedFiles(
  id: number,
  gallery: GalleryType,
  fileIds: readonly number[],
): Promise<void> {
  const fields = { gallery_type: gallery, file_list: fileIds.join(',') };
  await changing(write(OrderWritten, 'PUT', `/products/files-queue/${id}`, fields));
}

/** One after the other: each brings the version that the one before has answered. */
let sorts: Promise<unknown> = Promise.resolve();

/** Shows the new order at once; should the server refuse it, its own order comes back. */
export function sortProductFiles(
  id: number,
  gallery: GalleryType,
  fileIds: readonly number[],
): Promise<void> {
  const queryKey = productKey(id);
  // A file of our own may have come since the order was read: its version would then contradict ourselves.
  const isCurrent = queryClient.getQueryState(queryKey)?.isInvalidated === false;
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Product>(queryKey, (product) => product && sorted(product, gallery, fileIds));
  const sort = sorts.then(async () => {
    const version = queryClient.getQueryData<Product>(queryKey)?.order_versions[gallery];
    const fields = {
      gallery_type: gallery,
      file_list: fileIds.join(','),
      order_version: isCurrent ? version : undefined,
    };
    const { data } = await changing(write(OrderWritten, 'PUT', `/products/files-queue/${id}`, fields));
    queryClient.setQueryData<Product>(
      queryKey,
      (product) =>
        product && {
          ...product,
          order_versions: { ...product.order_versions, [gallery]: data.order_version },
        },
    );
  });
  sorts = sort.catch(() => undefined);
  return sort;
}

function sorted(product: Product, gallery: GalleryType, fileIds: readonly number[]): Product {
  const files = filesOf(product, gallery);
  const inOrder = fileIds.flatMap((fileId) => files.find((file) => file.id === fileId) ?? []);
  return { ...product, [names[gallery]]: inOrder };
}
