import { VisuallyHidden } from '@mantine/core';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { pageConfiguration } from '../../session/page-settings.ts';
import { cutText, firstText, seoDescriptionLength, seoTitleLength, textLength } from './seo-preview.ts';
import classes from './seo-preview-card.module.css';

type SeoPreviewProps = {
  form: Pick<RecordForm, 'fields' | 'languages'>;
  lang: string;
  /** The path before the record's slug, such as `/urun/`. */
  path: string;
  /** Fields that replace an empty SEO text, best first. */
  titleFrom: readonly string[];
  descriptionFrom: readonly string[];
};

/**
 * The record as a search result in the edited language, with the lengths of its texts. It follows every
 * key press and renders only itself.
 */
export function SeoPreview({ form, lang, path, titleFrom, descriptionFrom }: SeoPreviewProps) {
  const { fields, languages } = form;
  const main = languages[0]?.abbr ?? lang;
  // These subscribe to changes; `getValues` below reads the texts.
  fields.useWatchValue(`seo_title_${lang}`);
  fields.useWatchValue(`seo_description_${lang}`);
  fields.useWatchValue(`name_${lang}`);
  fields.useWatchValue(`title_${lang}`);
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
