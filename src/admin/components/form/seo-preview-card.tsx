import { VisuallyHidden } from '@mantine/core';
import type { RecordForm } from '../../form-state/record-form.ts';
import { pageConfiguration } from '../../session/page-settings.ts';
import { cutText, firstText, seoDescriptionLength, seoTitleLength, textLength } from './seo-preview.ts';
import classes from './seo-preview-card.module.css';

type SeoPreviewProps = {
  form: Pick<RecordForm, 'fields' | 'lang' | 'languages'>;
  /** The path before the record's own address, such as `/urun/`. */
  path: string;
  /** Fields that visitors' pages take when the texts for search engines are empty, best first. */
  titleFrom: readonly string[];
  descriptionFrom: readonly string[];
};

/**
 * The record as a search engine shows it, in the language that is being edited, with the lengths that are
 * shown there. It follows each key, and draws nothing but itself.
 */
export function SeoPreview({ form, path, titleFrom, descriptionFrom }: SeoPreviewProps) {
  const { fields, lang, languages } = form;
  const main = languages[0]?.abbr ?? lang;
  // What changes is drawn again; the texts themselves are read below.
  fields.useWatchValue(`seo_title_${lang}`);
  fields.useWatchValue(`seo_description_${lang}`);
  fields.useWatchValue(`name_${lang}`);
  fields.useWatchValue(`summary_${lang}`);
  fields.useWatchValue('seo_name');
  const values = fields.getValues();
  const inBoth = (names: readonly string[]) =>
    names.flatMap((name) => [values[`${name}_${lang}`], values[`${name}_${main}`]]);
  const company = pageConfiguration().projectCompanyName;
  const title = firstText(values[`seo_title_${lang}`], ...inBoth(titleFrom), company);
  const description = firstText(values[`seo_description_${lang}`], ...inBoth(descriptionFrom));
  const slug = firstText(values.seo_name);
  return (
    <figure className={classes.preview} aria-label="Arama sonucu önizlemesi">
      <p className={classes.address}>
        {window.location.host}
        {lang === main ? '' : `/${lang}`}
        {path}
        {slug || '…'}
      </p>
      <p className={classes.title}>{cutText(title, seoTitleLength)}</p>
      <p className={classes.description} data-empty={description === '' || undefined}>
        {description === ''
          ? 'Açıklama yok: arama motoru sayfadan bir parça seçer.'
          : cutText(description, seoDescriptionLength)}
      </p>
      <figcaption className={classes.lengths}>
        <Length name="Başlık" text={title} most={seoTitleLength} />
        <Length name="Açıklama" text={description} most={seoDescriptionLength} />
      </figcaption>
    </figure>
  );
}

function Length({ name, text, most }: { name: string; text: string; most: number }) {
  const { label, isTooLong } = textLength(text, most);
  return (
    <span data-long={isTooLong || undefined}>
      {name} {label}
      {isTooLong && ' · sonu kesilir'}
      <VisuallyHidden> karakter</VisuallyHidden>
    </span>
  );
}
