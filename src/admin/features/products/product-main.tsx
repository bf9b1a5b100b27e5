import type { ReactNode } from 'react';
import { maxAttributeRows, type Attribute, type Product } from '#shared/api/product.ts';
import { LongTextField, RichField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-page.tsx';
import { LanguageTabs } from '../../components/form/language-tabs.tsx';
import { SeoPreview } from '../../components/form/seo-preview-card.tsx';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { ProductAttributes } from './product-attributes.tsx';

type ProductMainProps = { form: RecordForm<Product>; galleries: ReactNode };

/** The main column of the product form. The language tabs apply to all its texts, including the attributes. */
export function ProductMain({ form, galleries }: ProductMainProps) {
  const { fields, lang, languages } = form;
  const isMain = lang === languages[0]?.abbr;
  const languageName = languages.find(({ abbr }) => abbr === lang)?.lang ?? '';
  const attributes = fields.getInputProps('attributes');
  return (
    <>
      <FormSection title="İçerik">
        <LanguageTabs form={form}>
          <TextField form={form} name={`name_${lang}`} label="Ad" withAsterisk={isMain} lang={lang} />
          <LongTextField
            form={form}
            name={`summary_${lang}`}
            label="Kısa açıklama"
            description="Ürün sayfasının başında ve arama sonuçlarında görünür."
            minRows={2}
            lang={lang}
          />
          <RichField form={form} name={`description_${lang}`} label="Açıklama" lang={lang} />
        </LanguageTabs>
      </FormSection>
      {galleries}
      <FormSection title="Özellikler" hint={`Ölçü, malzeme, kaplama gibi satırlar. Dil: ${languageName}`}>
        <ProductAttributes
          key={fields.key('attributes')}
          defaultValue={attributes.defaultValue as Attribute[]}
          onChange={attributes.onChange as (rows: Attribute[]) => void}
          errors={fields.errors}
          lang={lang}
          mainLang={languages[0]?.abbr ?? ''}
          limit={maxAttributeRows}
        />
      </FormSection>
      <FormSection title="Arama motorları" hint={`Dil: ${languageName}`}>
        <TextField
          form={form}
          name={`seo_title_${lang}`}
          label="Başlık"
          description="Boşsa ürünün adı kullanılır."
          lang={lang}
        />
        <LongTextField
          form={form}
          name={`seo_description_${lang}`}
          label="Açıklama"
          description="Boşsa kısa açıklama kullanılır."
          minRows={2}
          lang={lang}
        />
        <SeoPreview form={form} path="/urun/" titleFrom={['name']} descriptionFrom={['summary']} />
      </FormSection>
    </>
  );
}
