import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Product } from '../product.ts';
import { LongTextField, RichField, SelectField, TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { LanguageColumns, LanguageTabs } from '#panel/form/language-tabs.tsx';
import { SeoTexts } from '#panel/form/seo-texts.tsx';
import { useShownLanguages } from '#panel/form/shown-languages.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRouteDescription } from '#features/page-meta/panel/page-meta.api.ts';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { ProductAttributesSection } from './attributes/product-attributes-section.tsx';

type ProductMainProps = { form: RecordForm<Product>; galleries: ReactNode };

/**
 * The main column of the product form, required fields first. The language tabs switch all its texts
 * together.
 */
export function ProductMain({ form, galleries }: ProductMainProps) {
  const { languages } = form;
  const shown = useShownLanguages(form);
  const mainLang = languages[0]?.abbr ?? '';
  const categories = useCategoryOptions(mainLang);
  const routeDescription = useRouteDescription('product');
  const photograph = useFirstPicture(form);
  const sharePicture = (name: string) => ({ kind: 'card' as const, name, photograph });
  const shownNames = shown.map(({ lang }) => lang).join(' ve ');
  return (
    <>
      <FormSection title="Ürün">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            form={form}
            name="code"
            label="Ürün kodu"
            withAsterisk
            autoComplete="off"
            spellCheck={false}
          />
          <SelectField
            form={form}
            name="category_id"
            label="Kategori"
            placeholder="Kategori seçin"
            withAsterisk
            data={categories ?? []}
            disabled={!categories}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title="İçerik">
        <ProductTexts form={form} />
      </FormSection>
      {galleries}
      <ProductAttributesSection form={form} />
      <FormSection title="Arama motorları" {...(shown.length === 1 && { hint: `Dil: ${shownNames}` })}>
        <LanguageColumns form={form}>
          {(lang) => (
            <SeoTexts
              form={form}
              lang={lang}
              {...seo}
              routeDescription={routeDescription}
              sharePicture={sharePicture}
            />
          )}
        </LanguageColumns>
      </FormSection>
    </>
  );
}

/** The first picture: of the saved gallery, or of those chosen for a new product. */
function useFirstPicture({ record, fields }: RecordForm<Product>): FieldPicture | null {
  fields.useWatchValue('images');
  const [chosen] = (fields.getValues().images ?? []) as FieldPicture[];
  const saved = record?.files[0]?.picture;
  return record ? (saved ?? null) : (chosen ?? null);
}

type TextsProps = Pick<ProductMainProps, 'form'>;

function ProductTexts({ form }: TextsProps) {
  return (
    <LanguageTabs form={form}>
      {(lang) => (
        <>
          <TextField
            form={form}
            name={`name_${lang}`}
            label="Ad"
            withAsterisk={lang === form.languages[0]?.abbr}
            lang={lang}
          />
          <LongTextField
            form={form}
            name={`summary_${lang}`}
            label="Kısa açıklama"
            description="Ürün sayfasının başında ve arama sonuçlarında görünür."
            minRows={2}
            lang={lang}
          />
          <RichField form={form} name={`description_${lang}`} label="Açıklama" lang={lang} />
        </>
      )}
    </LanguageTabs>
  );
}

const seo = {
  path: '/urun/',
  titleFrom: ['name'],
  descriptionFrom: ['summary'],
  whenEmpty: {
    title: 'Boşsa ürünün adı kullanılır.',
    description: 'Boşsa kısa açıklama, o da yoksa Sayfa Başlıkları’ndaki açıklama kullanılır.',
  },
};
