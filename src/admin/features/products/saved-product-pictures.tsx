import type { Product } from '#shared/api/product.ts';
import { confirmDelete } from '../../components/confirm-delete.ts';
import { noticeReordered, tellReorderFailure } from '../../components/notices.tsx';
import { PictureField } from '../../components/picture-field/picture-field.tsx';
import { useUploadQueue } from '../../components/picture-field/use-upload-queue.ts';
import { deleteProductFile, sortProductPictures, uploadProductPicture } from './products.api.ts';

/** Pictures of a product that exists: each change is stored at once. */
export function SavedProductPictures({ product }: { product: Product }) {
  const { queue, uploads } = useUploadQueue(
    uploadProductPicture(product.id),
    () => undefined,
    // The server puts each at the end as it arrives: two at once could change places.
    { inFlight: 1 },
  );
  return (
    <PictureField
      items={product.files.map((file) => ({ key: String(file.id), picture: file.picture }))}
      onSort={(keys) => {
        sortProductPictures(product.id, keys.map(Number)).then(noticeReordered, tellReorderFailure);
      }}
      onRemove={(key) => confirmDelete(() => deleteProductFile(Number(key)))}
      queue={queue}
      uploads={uploads}
    />
  );
}
