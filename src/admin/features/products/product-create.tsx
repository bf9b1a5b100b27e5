import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormLoading } from '../../components/form-loading.tsx';
import type { HeldPicture } from '../../components/picture-field/held-picture.ts';
import { paths } from '../../navigation.ts';
import { useLanguages } from '../languages/languages.api.ts';
import { NewProductPictures } from './new-product-pictures.tsx';
import { ProductForm, toProducts } from './product-form.tsx';

export function ProductCreatePage() {
  const languages = useLanguages();
  const navigate = useNavigate();
  const [isUploading, setIsUploading] = useState(false);
  if (!languages.data) return <FormLoading title="Yeni Ürün" back={toProducts} queries={[languages]} />;
  return (
    <ProductForm
      languages={languages.data}
      title="Yeni Ürün"
      waitingFor={isUploading ? 'Görseller yükleniyor…' : undefined}
      onSaved={() => void navigate(paths.products)}
      pictures={({ fields }) => {
        const images = fields.getInputProps('images');
        return (
          <NewProductPictures
            key={fields.key('images')}
            defaultValue={images.defaultValue as HeldPicture[]}
            onChange={images.onChange as (pictures: HeldPicture[]) => void}
            onBusy={setIsUploading}
            error={images.error as string | undefined}
          />
        );
      }}
    />
  );
}
