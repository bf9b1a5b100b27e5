import { useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Medium } from '#shared/schema/media.ts';
import type { GalleryFile } from '#features/galleries/gallery.ts';
import { useMediaById } from '#panel/media/media.api.ts';
import { lackingInGallery } from '#panel/alternative-texts/lacking-languages.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { noticeReordered, showFailure, showReorderFailure } from '#panel/feedback/notices.tsx';
import { GalleryField, type GalleryAdvice } from '#panel/media/gallery-field.tsx';
import { galleryKinds } from '#panel/media/gallery-kinds.ts';
import type { GalleryItem } from '#panel/media/gallery-tile.tsx';
import { GalleryFileTexts } from './gallery-file-texts.tsx';
import { useLackingTiles } from './use-lacking-tiles.ts';
import { useGalleryUploads, type StoredGallery } from './use-gallery-uploads.ts';

type SavedGalleryProps = StoredGallery & {
  languages: readonly Language[];
  /** Shows a new order at once and stores it. */
  sort: (fileIds: readonly number[]) => Promise<void>;
  /** The record whose history can restore a removed file, in the genitive: `Ürünün`. */
  historyOf: string;
  advice?: GalleryAdvice;
};

/** The gallery of a saved record; every change is stored immediately. */
export function SavedGallery({ languages, sort, historyOf, advice, ...stored }: SavedGalleryProps) {
  const { calls, gallery, files } = stored;
  const [edited, setEdited] = useState<number | null>(null);
  const { queue, uploads } = useGalleryUploads(stored);
  const editedIndex = files.findIndex(({ id }) => id === edited);
  const editedFile = files[editedIndex];
  const kind = galleryKinds[gallery];
  const media = useMediaById(files.flatMap((file) => ('picture' in file ? [file.picture.media_id] : [])));
  const items = files.map((file, index) => {
    const medium = 'picture' in file ? media.get(file.picture.media_id) : undefined;
    const item = galleryItem(file, languages, { isCover: kind.hasCover === true && index === 0, medium });
    return { ...item, advice: medium && advice?.of(medium) };
  });
  const tiles = useLackingTiles(
    kind,
    items.map(({ lacking }) => lacking),
  );
  const remove = (key: string) => {
    const index = items.findIndex((item) => item.key === key);
    const place = `${kind.noun} ${index + 1}`;
    const text = items[index]?.text;
    confirmDelete({
      name: text ? `${place}: ${text}` : place,
      remove: () => calls.delete(Number(key)),
      restoring:
        files[index] && 'picture' in files[index]
          ? `${historyOf} geçmişinden geri alınabilir; süre sınırı yoktur.`
          : `30 gün boyunca ${historyOf.toLocaleLowerCase('tr')} geçmişinden geri alınabilir.`,
    });
  };
  return (
    <div ref={tiles}>
      <GalleryField
        kind={kind}
        items={items}
        onSort={(keys) => {
          sort(keys.map(Number)).then(noticeReordered, showReorderFailure);
        }}
        onRemove={remove}
        onEdit={(key) => setEdited(Number(key))}
        onMedia={(media) => void attachAll(stored, media)}
        queue={queue}
        uploads={uploads}
        advice={advice}
      />
      {editedFile && (
        <GalleryFileTexts
          key={editedFile.id}
          calls={calls}
          file={editedFile}
          title={`${kind.noun} ${editedIndex + 1}`}
          languages={languages}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/**
 * Attaches media one after the other, so that they keep the order in which they were chosen. If one is
 * refused, a message tells which were added before.
 */
export async function attachAll(
  { calls, ownerId, gallery }: StoredGallery,
  media: readonly Pick<Medium, 'media_id' | 'file_name'>[],
): Promise<void> {
  for (const [index, { media_id: id, file_name: name }] of media.entries()) {
    try {
      await calls.attach(ownerId, gallery, id);
    } catch (error) {
      showFailure(error, undefined, undefined, attachedSoFar(media.slice(0, index), name));
      return;
    }
  }
}

/**
 * The text about a refused file, for example: `“a.jpg”, “b.jpg” eklendi; “c.pdf” ve sonrakiler eklenmedi.`
 */
function attachedSoFar(added: readonly Pick<Medium, 'file_name'>[], failed: string): string {
  const names = added.map((medium) => `“${medium.file_name}”`).join(', ');
  return `${names ? `${names} eklendi; ` : ''}“${failed}” eklenmedi, ondan sonra seçtikleriniz de.`;
}

/**
 * A gallery item with its text in the first language that has one. The file's own texts replace those of its
 * medium.
 */
function galleryItem(
  file: GalleryFile,
  languages: readonly Language[],
  place: { isCover: boolean; medium: Medium | undefined },
): GalleryItem {
  const texts = [
    ...languages.flatMap(({ abbr }) => [file[`title_${abbr}`], file[`alt_${abbr}`]]),
    ...languages.map(({ abbr }) => place.medium?.[`alt_${abbr}`]),
  ];
  const lacking = lackingInGallery(languages, file, place);
  const named = { key: String(file.id), text: texts.find(Boolean) ?? '', lacking };
  return 'picture' in file ? { ...named, picture: file.picture } : { ...named, document: file.document };
}
