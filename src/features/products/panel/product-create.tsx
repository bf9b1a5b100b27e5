import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { chooseRecord } from '#panel/navigation/chosen-record.ts';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import type { Product } from '../product.ts';
import type { AfterSave } from '#panel/form-state/record-saving.ts';
import { paths } from '#shared/panel-paths.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { NewPictures } from '#panel/galleries/new-pictures.tsx';
import { usePictureGuide } from './files/picture-guide.tsx';
import { ProductForm, backToProducts } from './product-form.tsx';
import { useNextProduct, useStartNext } from './use-next-product.ts';

export function ProductCreatePage() {
  const languages = useLanguages();
  const navigate = useNavigate();
  const [isUploading, setIsUploading] = useState(false);
  const { advice, dialog } = usePictureGuide();
  const startNext = useStartNext();
  const { key, start } = useNextProduct(languages.data?.[0]?.abbr);
  const leave = (saved: Product, after: AfterSave) => {
    if (after === 'new') {
      startNext(saved);
      return;
    }
    chooseRecord('products', saved.id);
    // `replace` makes Back lead to the list and not to an empty form.
    void navigate(paths.productUpdate, { replace: true });
  };
  if (!languages.data) return <FormLoading title="Yeni Ürün" back={backToProducts} queries={[languages]} />;
  return (
    <ProductForm
      key={key}
      start={start}
      languages={languages.data}
      title="Yeni Ürün"
      waitingFor={isUploading ? 'Görseller yükleniyor…' : undefined}
      onSaved={leave}
      galleries={({ fields, languages: all }) => {
        const images = fields.getInputProps('images');
        return (
          <>
            <FormSection title="Görseller">
              <NewPictures
                key={fields.key('images')}
                defaultValue={images.defaultValue as FieldPicture[]}
                onChange={images.onChange as (pictures: FieldPicture[]) => void}
                onBusy={setIsUploading}
                error={images.error as string | undefined}
                languages={all}
                advice={advice}
              />
              {dialog}
            </FormSection>
            <FormSection title="Ölçüler, kaplamalar ve belgeler">
              <Text c="dimmed">
                Kaydedince bu form açık kalır; ölçüler, kaplamalar, teknik çizimler ve belgeler eklenebilir.
              </Text>
            </FormSection>
          </>
        );
      }}
    />
  );
}
