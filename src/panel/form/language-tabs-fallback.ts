import { languageEnding } from '#panel/form-state/localised-fields.ts';

/** The languages of a form, the main one first, and the form's values by wire name. */
type Texts = {
  languages: readonly { abbr: string; lang: string }[];
  fields: { getValues: () => Readonly<Record<string, unknown>> };
};

/** Longer texts are cut, because a placeholder shows only the beginning. */
const shownLength = 180;

/**
 * The placeholder of an empty localised field: the text in the main language, because visitors see that text
 * instead (docs/product.md, "Localised texts"). Undefined if they see nothing.
 */
export function fallbackPlaceholder({ languages, fields }: Texts, name: string): string | undefined {
  const [main] = languages;
  const lang = languageEnding(name);
  // An empty SEO field falls back to another field, which its description explains.
  if (!main || lang === main.abbr || !languages.some(({ abbr }) => abbr === lang) || name.startsWith('seo_'))
    return undefined;
  const ofMain = fields.getValues()[name.replace(/[a-z]{2}$/, main.abbr)];
  const text = typeof ofMain === 'string' ? plainText(ofMain) : '';
  return text ? `Boş: ziyaretçiler ${main.lang} metni görür: ${text}` : undefined;
}

/** Rich text as one line. The parsed document runs no scripts and loads nothing. */
function plainText(value: string): string {
  const isFormatted = /<[a-z]/i.test(value);
  const text = (isFormatted ? textOf(value) : value).replace(/\s+/g, ' ').trim();
  return text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}…` : text;
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent;
}
