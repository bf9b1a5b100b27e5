import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { pageConfiguration, siteHost } from '#panel/api/page-settings.ts';
import { formatNumber } from '#panel/format/format.ts';
import {
  cutLine,
  descriptionLine,
  firstText,
  textLength,
  textWidth,
  titleLine,
  type ResultLine,
} from './seo-preview.ts';
import { SharePreview, type SharePicture } from './share-preview.tsx';
import classes from './seo-preview-card.module.css';

export type SeoPreviewProps = {
  form: Pick<RecordForm, 'fields' | 'languages'>;
  lang: string;
  /** The part of the path before the record's slug, such as `/urun/`. */
  path: string;
  /** Fields that replace an empty SEO title, the preferred one first. */
  titleFrom: readonly string[];
  descriptionFrom: readonly string[];
  /** The description that the page has if all these fields are empty (docs/product.md, "Titles and descriptions"). */
  routeDescription?: ((lang: string, main: string) => string) | undefined;
  /** The picture of link previews; `name` is the name in this language, as the page shows it. */
  sharePicture: (name: string) => SharePicture;
};

/**
 * Previews the record as a search result and as a shared link in one language, with the lengths of its texts. It
 * updates on each key press without rendering the form.
 */
export function SeoPreview({ form, lang, path, titleFrom, descriptionFrom, ...page }: SeoPreviewProps) {
  const { fields, languages } = form;
  const main = languages[0]?.abbr ?? lang;
  // These calls only subscribe to changes; `getValues` below reads the texts.
  for (const name of ['name', 'title', 'summary']) fields.useWatchValue(`${name}_${main}`);
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
  const description = firstText(
    values[`seo_description_${lang}`],
    ...inBoth(descriptionFrom),
    page.routeDescription?.(lang, main),
  );
  const name = firstText(...inBoth(['name', 'title'])) || '…';
  const slug = firstText(values.seo_name);
  return (
    <>
      <SearchResult
        address={`${lang === main ? '' : `/${lang}`}${path}${slug || '…'}`}
        title={title}
        description={description}
      />
      <SharePreview title={title} description={description} picture={page.sharePicture(name)} />
    </>
  );
}

type SearchResultProps = { address: string; title: string; description: string };

/** A page as a search engine shows it, with the lengths of its texts. */
export function SearchResult({ address, title, description }: SearchResultProps) {
  return (
    <figure className={classes.preview} aria-label="Arama sonucu önizlemesi">
      <p className={classes.address}>
        {siteHost()}
        {address}
      </p>
      <p className={classes.title}>{cutLine(title, titleLine)}</p>
      <p className={classes.description} data-empty={description === '' || undefined}>
        {description === ''
          ? 'Açıklama yok: arama motoru sayfadan bir parça seçer.'
          : cutLine(description, descriptionLine)}
      </p>
      <figcaption className={classes.lengths}>
        <Length name="Başlık" text={title} line={titleLine} />
        <Length name="Açıklama" text={description} line={descriptionLine} />
      </figcaption>
    </figure>
  );
}

function Length({ name, text, line }: { name: string; text: string; line: ResultLine }) {
  const { label, isTooLong } = textLength(text, line.most);
  const width = textWidth(text, line.font);
  const isCut = isTooLong || width > line.pixels;
  return (
    <span data-long={isCut || undefined}>
      {name} {label} karakter · {formatNumber(width)} / {formatNumber(line.pixels)} px
      {isCut && ' · sonu kesilir'}
    </span>
  );
}
