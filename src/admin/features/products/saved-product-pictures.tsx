import { useState } from 'react';
import type { Product } from '#shared/api/product.ts';
import { confirmDelete } from '../../components/confirm-delete.ts';
import { noticeReordered, tellReorderFailure } from '../../components/notices.tsx';
import { PictureField } from '../../components/picture-field/picture-field.tsx';
import { useUploadQueue } from '../../components/picture-field/use-upload-queue.ts';
import { deleteProductFile, sortProductPictures, uploadProductPicture } from './products.api.ts';

/** Pictures of a product that exists: each change is stored at once. */
export function SavedProductPictures({ product }: { product: Product }) {
  const { queue, uploads } = useUploadQueue(uploadProductPicture(product.id), () => undefined);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const items = product.files.map((file) => ({ key: String(file.id), picture: file.picture }));

  const sort = (keys: string[]) => {
    setWanted(keys);
    sortProductPictures(product.id, keys.map(Number))
      .then(noticeReordered, tellReorderFailure)
      .finally(() => setWanted(null));
  };
  return (
    <PictureField
      items={wanted ? wanted.flatMap((key) => items.find((item) => item.key === key) ?? []) : items}
      onSort={sort}
      onRemove={(key) => confirmDelete(() => deleteProductFile(Number(key)))}
      queue={queue}
      uploads={uploads}
    />
  );
}
