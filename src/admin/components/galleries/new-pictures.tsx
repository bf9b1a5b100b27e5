import { useEffect, useRef, useState } from 'react';
import type { Medium } from '#shared/api/media.ts';
import { fieldPicture, type FieldPicture } from '../media/field-picture.ts';
import { GalleryField } from '../media/gallery-field.tsx';
import { galleryKinds } from '../media/gallery-kinds.ts';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { uploadMedium } from '../../features/media/media.api.ts';

type NewPicturesProps = {
  defaultValue: FieldPicture[];
  onChange: (pictures: FieldPicture[]) => void;
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
};

/** Pictures of an unsaved record: uploaded at once, attached when the record is saved. */
export function NewPictures({ defaultValue, onChange, onBusy, error }: NewPicturesProps) {
  const [media, setMedia] = useState(defaultValue);
  // Several uploads may finish between two renders.
  const latest = useRef(media);
  const change = (next: FieldPicture[]) => {
    latest.current = next;
    setMedia(next);
    onChange(next);
  };
  const add = (medium: Medium) => {
    // The library holds the same file only once.
    const present = latest.current;
    if (!present.some(({ media_id }) => media_id === medium.media_id))
      change([...present, fieldPicture(medium)]);
  };
  const { queue, uploads, isBusy } = useUploadQueue(uploadMedium, add);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <GalleryField
      kind={galleryKinds.images}
      items={media.map((medium) => ({ key: String(medium.media_id), text: '', picture: medium }))}
      onSort={(keys) =>
        change(keys.flatMap((key) => media.find(({ media_id }) => String(media_id) === key) ?? []))
      }
      onRemove={(key) => change(media.filter(({ media_id }) => String(media_id) !== key))}
      onMedia={(chosen) => chosen.forEach(add)}
      queue={queue}
      uploads={uploads}
      error={error}
      isWaiting
    />
  );
}
