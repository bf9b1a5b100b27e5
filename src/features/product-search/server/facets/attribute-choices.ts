import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { resolveText } from '#shared/localised.ts';
import type { FacetChoice, SearchFacets } from '../../facets.ts';
import type { FacetValue } from './facet-values.ts';
import { numberChoices, rangeTest } from './number-ranges.ts';

/** Labels with more different values, longer values or one value for each size help nobody to choose. */
const maxValues = 24;
const maxValueLength = 40;
const betweenSizes = ' · ';

/** The number of labels that are offered where staff chose none, those of most products. */
const maxLabels = 4;

/** The different values of a label, and the number of products that have any. */
export type LabelUse = { products: number; values: readonly FacetValue[]; isUseful: boolean };

type Choice = { key: string; name: string; color?: string | undefined };
export type LabelChoices = {
  id: number;
  isNumber: boolean;
  choices: readonly Choice[];
  /** The places of the choices that a value counts for, by the place of the value. */
  placesOf: ReadonlyMap<number, readonly number[]>;
};

type Texts = { labels: Labels; lang: string; mainLang: string };
type ChosenKeys = ReadonlyMap<number, readonly string[]>;

/** The labels that divide a list: `wanted` by staff, in their order, or those of most products and the chosen ones. */
export function offeredLabels(
  uses: ReadonlyMap<number, LabelUse>,
  chosen: ChosenKeys,
  wanted: readonly number[] | undefined,
): number[] {
  if (wanted) return wanted.filter((id) => uses.has(id));
  return [...uses]
    .filter(([id, use]) => chosen.has(id) || use.isUseful)
    .sort(([a, { products }], [b, other]) => other.products - products || a - b)
    .slice(0, maxLabels)
    .map(([id]) => id);
}

/** The choices of a label in their order, and the values that count for each. */
export function choicesOf(
  id: number,
  values: readonly FacetValue[],
  { labels, lang, mainLang }: Texts,
): LabelChoices {
  const label = labels.get(id);
  const isNumber = label !== undefined && values.some(({ range }) => range);
  const choices = isNumber
    ? numberChoices(id, label, values, { lang, mainLang }).sort((a, b) => a.range.low - b.range.low)
    : values.toSorted((a, b) => a.name.localeCompare(b.name, lang, { numeric: true }));
  const ranges = choices.map(({ key }) => rangeTest(key));
  const counts = ({ key, range }: FacetValue, at: number) =>
    isNumber ? range !== undefined && ranges[at]?.(range) === true : choices[at]?.key === key;
  const placesOf = values.map((value) => {
    const places = [...choices.keys()].filter((at) => counts(value, at));
    return [value.place, places] as const;
  });
  return { id, isNumber, choices, placesOf: new Map(placesOf) };
}

/** The facet of a label with the count of each choice; ranges without products are left out unless chosen. */
export function presentFacet(
  { id, isNumber, choices }: LabelChoices,
  counts: readonly number[],
  { chosen, labels, lang, mainLang }: Texts & { chosen: ChosenKeys },
): SearchFacets['facets'][number] {
  const isChosen = (key: string) => chosen.get(id)?.includes(key) ?? false;
  return {
    parameter: 'attribute' as const,
    label: resolveText(labels.get(id)?.name ?? {}, lang, mainLang).text,
    choices: choices
      .map(({ key, name, color }, at): FacetChoice => ({
        key,
        name,
        count: counts[at] ?? 0,
        ...(color && { color }),
      }))
      .filter(({ key, count }) => !isNumber || count > 0 || isChosen(key)),
  };
}

export function isUseful(kind: string | undefined, values: readonly FacetValue[]): boolean {
  if (values.length < 2) return false;
  if (kind !== undefined && kind !== 'text' && values.every(({ range }) => range)) return true;
  return (
    values.length <= maxValues &&
    values.every(({ name }) => name.length <= maxValueLength && !name.includes(betweenSizes))
  );
}
