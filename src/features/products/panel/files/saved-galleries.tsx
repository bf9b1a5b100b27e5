import type { Language } from '#features/languages/language.ts';
import type { Product } from '../../product.ts';
import type { GalleryType } from '#features/galleries/gallery.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import { SavedGallery } from '#panel/galleries/saved-gallery.tsx';
import { usePictureGuide } from './picture-guide.tsx';
import { filesOf, productFileCalls, sortProductFiles } from './product-files.api.ts';

/** The galleries of a saved product. Every change is stored at once. */
export function SavedGalleries({ product, languages }: { product: Product; languages: readonly Language[] }) {
  const { advice, dialog } = usePictureGuide();
  const gallery = (type: GalleryType) => (
    <SavedGallery
      calls={productFileCalls}
      ownerId={product.id}
      gallery={type}
      files={filesOf(product, type)}
      languages={languages}
      sort={(fileIds) => sortProductFiles(product.id, type, fileIds)}
      historyOf="Ürünün"
      {...(type === 'images' && { advice })}
    />
  );
  return (
    <>
      <FormSection title="Görseller">
        {gallery('images')}
        {dialog}
      </FormSection>
      <FormSection title="Teknik çizimler">{gallery('drawings')}</FormSection>
      <FormSection title="Belgeler" hint="Ziyaretçilerin indirebildiği PDF ve CAD dosyaları.">
        {gallery('documents')}
      </FormSection>
    </>
  );
}
