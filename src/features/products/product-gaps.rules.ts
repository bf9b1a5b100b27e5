import { readTextsOfValue } from '#features/attribute-labels/attribute-value.rules.ts';
import type { AttributeDefinition } from '#features/attribute-labels/attribute-value.rules.ts';
import { withoutTags } from '#shared/rules/cut-text.ts';

/** What a product holds now, as its form or the server knows it. */
export type ProductContent = {
  /** The texts by field and language, such as `summary_tr`. */
  text: (field: string) => string;
  pictures: number;
  attributes: readonly { label_id?: number | undefined; value: Readonly<Record<string, string>> }[];
};

export type Family = {
  /** The labels that products of the category must have. */
  required: readonly number[];
  /** How values of labels are read. */
  definitionOf: (labelId: number) => AttributeDefinition | undefined;
};

export type Gap = {
  /** Who misses it: visitors, search engines, or readers of the language `lang`. */
  who: 'visitors' | 'search' | 'language';
  /** The field to fill in: a text like `summary_en`, `images`, or `attributes`. */
  field: string;
  lang?: string;
  /** The required label that has no value. */
  labelId?: number;
};

/** The least length of a text that a search engine shows below the title. */
const leastDescription = 50;
const shownTexts = ['name', 'summary', 'description'] as const;

/** Everything that is missing, of how many, and the share of what is there: 100 means that nothing is missing. */
export function findProductGaps(
  content: ProductContent,
  family: Family,
  languages: readonly string[],
): { gaps: Gap[]; checked: number; score: number } {
  const [main = '', ...others] = languages;
  const isFilled = (field: string) => withoutTags(content.text(field), ' ').trim() !== '';
  const gaps: Gap[] = [];
  let checked = 0;
  const require = (isThere: boolean, gap: Gap) => {
    checked += 1;
    if (!isThere) gaps.push(gap);
  };
  for (const field of shownTexts)
    require(isFilled(`${field}_${main}`), { who: 'visitors', field: `${field}_${main}` });
  require(content.pictures > 0, { who: 'visitors', field: 'images' });
  for (const labelId of family.required)
    require(hasAttribute(content, labelId, main), { who: 'visitors', field: 'attributes', labelId });
  const described = [`seo_description_${main}`, `summary_${main}`].some(
    (field) => content.text(field).trim().length >= leastDescription,
  );
  require(described, { who: 'search', field: `seo_description_${main}` });
  for (const lang of others) {
    // A text that no language has is missing for all visitors already.
    for (const field of shownTexts.filter((one) => isFilled(`${one}_${main}`)))
      require(isFilled(`${field}_${lang}`), { who: 'language', field: `${field}_${lang}`, lang });
    if (content.attributes.length > 0)
      require(!lacksAttribute(content, family, main, lang), { who: 'language', field: 'attributes', lang });
  }
  return { gaps, checked, score: Math.round((100 * (checked - gaps.length)) / checked) };
}

function hasAttribute({ attributes }: ProductContent, labelId: number, main: string): boolean {
  return attributes.some(({ label_id: id, value }) => id === labelId && Boolean(value[main]));
}

/** Whether a value of plain text has no translation; values that can be read need none. */
function lacksAttribute({ attributes }: ProductContent, family: Family, main: string, lang: string): boolean {
  return attributes.some(
    ({ label_id: id, value }) =>
      value[main] && !value[lang] && !readTextsOfValue(family.definitionOf(id ?? 0), value, main),
  );
}
