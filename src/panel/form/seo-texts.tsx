import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { LongTextField, TextField } from './fields.tsx';
import { SeoProposal } from '#panel/seo/seo-proposal.tsx';
import { SeoPreview, type SeoPreviewProps } from '#panel/seo/seo-preview-card.tsx';

type SeoTextsProps = Omit<SeoPreviewProps, 'form'> & {
  form: RecordForm;
  /** Texts that tell what search engines show if the field is empty. */
  whenEmpty: { title: string; description: string };
};

/** The title and the description of a record for search engines, with a preview of the search result. */
export function SeoTexts({ form, lang, whenEmpty, ...preview }: SeoTextsProps) {
  return (
    <>
      <TextField
        form={form}
        name={`seo_title_${lang}`}
        label="Arama motoru başlığı"
        description={whenEmpty.title}
        lang={lang}
      />
      <SeoProposal form={form} lang={lang} kind="title" shownFrom={preview.titleFrom} />
      <LongTextField
        form={form}
        name={`seo_description_${lang}`}
        label="Arama motoru açıklaması"
        description={whenEmpty.description}
        minRows={2}
        lang={lang}
      />
      <SeoProposal form={form} lang={lang} kind="description" shownFrom={preview.descriptionFrom} />
      <SeoPreview form={form} lang={lang} {...preview} />
    </>
  );
}
