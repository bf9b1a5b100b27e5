import { useEffect, useRef, useState } from 'react';
import { fieldPicture, type FieldPicture } from '../../../components/media/field-picture.ts';
import { GalleryField } from '../../../components/media/gallery-field.tsx';
import { galleryKinds } from '../../../components/media/gallery-kinds.ts';
import { useUploadQueue } from '../../../components/media/use-upload-queue.ts';
import { uploadMedium } from '../../media/media.api.ts';

type NewProductPicturesProps = {
  defaultValue: FieldPicture[];
  onChange: (pictures: FieldPicture[]) => void;
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
};

/** Pictures of an unsaved product: uploaded at once, attached when the product is saved. */
export function NewProductPictures({ defaultValue, onChange, onBusy, error }: NewProductPicturesProps) {
  const [media, setMedia] = useState(defaultValue);
  // Several uploads may finish between two renders.
  const latest = useRef(media);
  const change = (next: FieldPicture[]) => {
    latest.current = next;
    setMedia(next);
    onChange(next);
  };
  const { queue, uploads, isBusy } = useUploadQueue(uploadMedium, (medium) => {
    // The library holds the same file only once.
    const present = latest.current;
    if (!present.some(({ media_id }) => media_id === medium.media_id))
      change([...present, fieldPicture(medium)]);
  });
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <GalleryField
      kind={galleryKinds.images}
      items={media.map((medium) => ({ key: String(medium.media_id), text: '', picture: medium }))}
      onSort={(keys) =>
        change(keys.flatMap((key) => media.find(({ media_id }) => String(media_id) === key) ?? []))
      }
      onRemove={(key) => change(media.filter(({ media_id }) => String(media_id) !== key))}
      queue={queue}
      uploads={uploads}
      error={error}
      isWaiting
    />
  );
}
