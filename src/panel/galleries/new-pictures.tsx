import { useEffect, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Medium } from '#shared/schema/media.ts';
import { lackingLanguages } from '#panel/alternative-texts/lacking-languages.ts';
import { MediumTexts } from '#panel/alternative-texts/medium-texts.tsx';
import { fieldPicture, type FieldPicture } from '#panel/picture/field-picture.ts';
import { GalleryField, type GalleryAdvice } from '#panel/media/gallery-field.tsx';
import { galleryKinds } from '#panel/media/gallery-kinds.ts';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import { uploadMedium, useMediaById } from '#panel/media/media.api.ts';
import { useLackingTiles } from './use-lacking-tiles.ts';

type NewPicturesProps = {
  defaultValue: FieldPicture[];
  onChange: (pictures: FieldPicture[]) => void;
  onBusy: (isBusy: boolean) => void;
  error: string | undefined;
  languages: readonly Language[];
  advice?: GalleryAdvice;
};

/**
 * The pictures of a record that is not saved yet. They are uploaded immediately and attached when the record
 * is saved.
 */
export function NewPictures({ defaultValue, onChange, onBusy, error, languages, advice }: NewPicturesProps) {
  const [media, setMedia] = useState(defaultValue);
  // This is the current list, because several uploads may finish between two renders.
  const latest = useRef(media);
  const change = (next: FieldPicture[]) => {
    latest.current = next;
    setMedia(next);
    onChange(next);
  };
  const add = (medium: Medium) => {
    // If the same file was uploaded before, the server returns a medium that may already be in the list.
    const present = latest.current;
    if (!present.some(({ media_id }) => media_id === medium.media_id))
      change([...present, fieldPicture(medium)]);
  };
  const { queue, uploads, isBusy } = useUploadQueue(uploadMedium, add);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const stored = useMediaById(media.map(({ media_id: id }) => id));
  const [edited, setEdited] = useState<Medium>();
  const items = media.map((picture, index) => {
    const medium = stored.get(picture.media_id);
    // The first picture is the cover; its alternative text is the record's name.
    const lacking = medium && index > 0 ? lackingLanguages(languages, medium) : [];
    const text = languages.map(({ abbr }) => medium?.[`alt_${abbr}`]).find(Boolean) ?? '';
    const advised = medium && advice?.of(medium);
    return { key: String(picture.media_id), text, lacking, picture, advice: advised };
  });
  const tiles = useLackingTiles(
    galleryKinds.images,
    items.map(({ lacking }) => lacking),
  );
  return (
    <div ref={tiles}>
      <GalleryField
        kind={galleryKinds.images}
        items={items}
        onSort={(keys) =>
          change(keys.flatMap((key) => media.find(({ media_id }) => String(media_id) === key) ?? []))
        }
        onRemove={(key) => change(media.filter(({ media_id }) => String(media_id) !== key))}
        onEdit={(key) => setEdited(stored.get(Number(key)))}
        onMedia={(chosen) => chosen.forEach(add)}
        queue={queue}
        uploads={uploads}
        error={error}
        advice={advice}
        isWaiting
      />
      {edited && (
        <MediumTexts
          key={edited.media_id}
          medium={edited}
          languages={languages}
          first={(lackingLanguages(languages, edited)[0] ?? languages[0])?.abbr}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
