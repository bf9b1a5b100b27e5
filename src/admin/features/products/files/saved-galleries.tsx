import { useState } from 'react';
import type { Language } from '#shared/api/language.ts';
import type { GalleryFile, GalleryType, Product } from '#shared/api/product.ts';
import { confirmDelete } from '../../../components/feedback/confirm-delete.tsx';
import { FormSection } from '../../../components/form/form-page.tsx';
import { noticeReordered, showReorderFailure } from '../../../components/feedback/notices.tsx';
import { GalleryField } from '../../../components/media/gallery-field.tsx';
import { galleryKinds } from '../../../components/media/gallery-kinds.ts';
import type { GalleryItem } from '../../../components/media/gallery-tile.tsx';
import { deleteProductFile, filesOf, sortProductFiles } from './product-files.api.ts';
import { ProductFileTexts } from './product-file-texts.tsx';
import { useGalleryUploads } from './use-gallery-uploads.ts';

/** The galleries of a saved product; every change is stored at once. */
export function SavedGalleries(props: { product: Product; languages: readonly Language[] }) {
  return (
    <>
      <FormSection title="Görseller">
        <SavedGallery {...props} gallery="images" />
      </FormSection>
      <FormSection title="Teknik çizimler">
        <SavedGallery {...props} gallery="drawings" />
      </FormSection>
      <FormSection title="Belgeler" hint="Ziyaretçilerin indirebildiği PDF dosyaları.">
        <SavedGallery {...props} gallery="documents" />
      </FormSection>
    </>
  );
}

type SavedGalleryProps = { product: Product; languages: readonly Language[]; gallery: GalleryType };

function SavedGallery({ product, languages, gallery }: SavedGalleryProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const { queue, uploads } = useGalleryUploads(product, gallery);
  const files = filesOf(product, gallery);
  const editedIndex = files.findIndex(({ id }) => id === edited);
  const editedFile = files[editedIndex];
  const items = files.map((file) => galleryItem(file, languages));
  const remove = (key: string) => {
    const index = items.findIndex((item) => item.key === key);
    const place = `${galleryKinds[gallery].noun} ${index + 1}`;
    const text = items[index]?.text;
    confirmDelete({
      name: text ? `${place}: ${text}` : place,
      remove: () => deleteProductFile(Number(key)),
      restoring:
        files[index] && 'picture' in files[index]
          ? 'Ürünün geçmişinden geri alınabilir; süre sınırı yoktur.'
          : '30 gün boyunca ürünün geçmişinden geri alınabilir.',
    });
  };
  return (
    <>
      <GalleryField
        kind={galleryKinds[gallery]}
        items={items}
        onSort={(keys) => {
          sortProductFiles(product.id, gallery, keys.map(Number)).then(noticeReordered, showReorderFailure);
        }}
        onRemove={remove}
        onEdit={(key) => setEdited(Number(key))}
        queue={queue}
        uploads={uploads}
      />
      {editedFile && (
        <ProductFileTexts
          key={editedFile.id}
          file={editedFile}
          title={`${galleryKinds[gallery].noun} ${editedIndex + 1}`}
          languages={languages}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** A gallery item, named by its first text in the order of the languages. */
function galleryItem(file: GalleryFile, languages: readonly Language[]): GalleryItem {
  const texts = languages.flatMap(({ abbr }) => [file[`title_${abbr}`], file[`alt_${abbr}`]]);
  const named = { key: String(file.id), text: texts.find(Boolean) ?? '' };
  return 'picture' in file ? { ...named, picture: file.picture } : { ...named, document: file.document };
}
