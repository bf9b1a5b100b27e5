import { OrderWritten } from '#shared/schema/record.ts';
import { GalleryFileWritten } from '#features/galleries/gallery.ts';
import { type GalleryFile } from '#features/galleries/gallery.ts';
import { type GalleryType } from '#features/galleries/gallery.ts';
import { Success } from '#shared/schema/envelope.ts';
import { upload, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import type { SendFile } from '#panel/media/upload-queue.ts';

export type GalleryCalls = ReturnType<typeof galleryCalls>;

/**
 * Makes the API calls for the gallery files of a kind of record.
 * @param path the records' path, such as `/products`
 * @param textsResource the resource under which translations of the files' texts are confirmed
 */
export function galleryCalls(path: string, textsResource: string) {
  const add = async (id: number, fields: Fields) =>
    (await invalidateAfter(write(GalleryFileWritten, 'POST', `${path}/${id}/files`, fields))).data;
  const order = (id: number, gallery: GalleryType, fileIds: readonly number[], order_version?: string) =>
    write(OrderWritten, 'PUT', `${path}/files-queue/${id}`, {
      gallery_type: gallery,
      file_list: fileIds.join(','),
      ...(order_version !== undefined && { order_version }),
    });
  return {
    textsResource,
    /** Uploads a file to the end of a gallery. */
    upload: (id: number, gallery: GalleryType): SendFile<GalleryFile> => {
      return async (file, watch) => {
        const fields = { gallery_type: gallery, file };
        const sent = upload(GalleryFileWritten, `${path}/${id}/files`, fields, watch);
        return (await invalidateAfter(sent)).data;
      };
    },
    /** Adds a medium from the library to the end of a gallery. */
    attach: (id: number, gallery: GalleryType, mediaId: number) =>
      add(id, { gallery_type: gallery, media_id: mediaId }),
    /** Adds an uploaded picture to the end of the gallery `images`. */
    attachPicture: (id: number, mediaId: number) => add(id, { gallery_type: 'images', media_id: mediaId }),
    update: async (fileId: number, fields: Fields): Promise<GalleryFile> =>
      (await invalidateAfter(write(GalleryFileWritten, 'PUT', `${path}/files/${fileId}`, fields))).data,
    delete: (fileId: number): Promise<Success> =>
      invalidateAfter(write(Success, 'DELETE', `${path}/files/${fileId}`)),
    order,
    /** Orders newly added files among themselves; all other files keep their positions. */
    orderAdded: async (id: number, gallery: GalleryType, fileIds: readonly number[]): Promise<void> => {
      await invalidateAfter(order(id, gallery, fileIds));
    },
  };
}
