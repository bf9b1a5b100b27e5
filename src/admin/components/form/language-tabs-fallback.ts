import { languageEnding } from '../../form-state/localised-fields.ts';

/** Of a form: its languages, the main one first, and its values under their wire names. */
type Texts = {
  languages: readonly { abbr: string; lang: string }[];
  fields: { getValues: () => Readonly<Record<string, unknown>> };
};

/** More would not be read in a field that is still to be filled. */
const shownLength = 180;

/**
 * What a localised field shows while it is empty: the text that visitors see instead, that of the main
 * language (design.md §3). It is a placeholder, so it is never a value and never sent. Undefined where
 * visitors see nothing instead.
 */
export function fallbackPlaceholder({ languages, fields }: Texts, name: string): string | undefined {
  const [main] = languages;
  const lang = languageEnding(name);
  // The texts for search engines have rules of their own, told beside them.
  if (!main || lang === main.abbr || !languages.some(({ abbr }) => abbr === lang) || name.startsWith('seo_'))
    return undefined;
  const ofMain = fields.getValues()[name.replace(/[a-z]{2}$/, main.abbr)];
  const text = typeof ofMain === 'string' ? plainText(ofMain) : '';
  return text ? `Boş: ziyaretçiler ${main.lang} metni görür: ${text}` : undefined;
}

/** What formatted text reads as; the document that parses it runs and loads nothing. */
function plainText(value: string): string {
  const isFormatted = /<[a-z]/i.test(value);
  const text = (isFormatted ? textOf(value) : value).replace(/\s+/g, ' ').trim();
  return text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}…` : text;
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent;
}
