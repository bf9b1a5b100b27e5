import { resolveText } from '#shared/localised.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { SearchFacets } from '../../facets.ts';
import { hasAttributes, type ChosenFacets } from './chosen-facets.ts';
import type { FacetRow } from './facet-rows.ts';
import type { FacetValue } from './facet-values.ts';
import { isInRange, numberChoices } from './number-ranges.ts';

/** Labels with more different values, longer values or one value for each size help nobody to choose. */
const maxValues = 24;
const maxValueLength = 40;
const betweenSizes = ' · ';

/** The number of labels that are offered where staff chose none, those of most products. */
const maxLabels = 4;

type Rows = readonly Pick<FacetRow, 'attributes'>[];

type Found = {
  shown: Rows;
  all: Rows;
  chosen: Pick<ChosenFacets, 'attributes'>;
  labels: Labels;
  localiser: Localiser;
  /** The labels that staff chose for the category, in their order. */
  wanted?: readonly number[] | undefined;
};

/** A facet for each label whose values divide the found products. Its counts ignore its own chosen values. */
export function attributeFacets(found: Found): SearchFacets['facets'] {
  const { all, chosen, labels, wanted } = found;
  const offered = new Map<number, { products: number; values: Map<string, FacetValue> }>();
  for (const { attributes } of all) {
    for (const value of attributes) {
      const label = offered.get(value.labelId) ?? { products: 0, values: new Map<string, FacetValue>() };
      offered.set(value.labelId, label);
      if (!label.values.has(value.key)) label.values.set(value.key, value);
    }
    for (const id of new Set(attributes.map(({ labelId }) => labelId))) {
      const label = offered.get(id);
      if (label) label.products += 1;
    }
  }
  const chosenByStaff = (wanted ?? []).filter((id) => offered.has(id));
  const mostUsed = [...offered]
    .filter(([id, { values }]) => chosen.attributes.has(id) || isUseful(labels.get(id)?.kind, values))
    .sort(([a, { products }], [b, other]) => other.products - products || a - b)
    .slice(0, maxLabels)
    .map(([id]) => id);
  return (wanted ? chosenByStaff : mostUsed).map((id) => ({
    parameter: 'attribute' as const,
    label: resolveText(labels.get(id)?.name ?? {}, found.localiser.lang, found.localiser.mainLang).text,
    choices: choicesOf(found, id, [...(offered.get(id)?.values.values() ?? [])]),
  }));
}

/** The choices of a label with the number of products that each would show. */
function choicesOf({ shown, chosen, labels, localiser }: Found, id: number, values: readonly FacetValue[]) {
  const label = labels.get(id);
  const isNumber = label !== undefined && values.some(({ range }) => range);
  const choices = isNumber ? numberChoices(id, label, values, localiser) : values;
  const rows = shown
    .filter((row) => hasAttributes(row, chosen, id))
    .map(({ attributes }) => attributes.filter(({ labelId }) => labelId === id));
  const counts = isNumber ? countRanges(choices, rows) : countKeys(rows);
  const counted = choices.map(({ key, name, range, ...value }) => ({
    choice: {
      key,
      name,
      count: counts.get(key) ?? 0,
      ...('color' in value && value.color && { color: value.color }),
    },
    order: range?.low ?? 0,
  }));
  const isChosen = (key: string) => chosen.attributes.get(id)?.includes(key) ?? false;
  return counted
    .filter(({ choice }) => !isNumber || choice.count > 0 || isChosen(choice.key))
    .sort(
      (a, b) =>
        a.order - b.order || a.choice.name.localeCompare(b.choice.name, localiser.lang, { numeric: true }),
    )
    .map(({ choice }) => choice);
}

type ValuesOfRows = readonly (readonly FacetValue[])[];

function countKeys(rows: ValuesOfRows): Map<string, number> {
  const counts = new Map<string, number>();
  for (const values of rows)
    for (const key of new Set(values.map((value) => value.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function countRanges(choices: readonly { key: string }[], rows: ValuesOfRows): Map<string, number> {
  const lies = (key: string) => (values: readonly FacetValue[]) =>
    values.some(({ range }) => range && isInRange(key, range));
  return new Map(choices.map(({ key }) => [key, rows.filter(lies(key)).length]));
}

function isUseful(kind: string | undefined, values: ReadonlyMap<string, FacetValue>): boolean {
  if (values.size < 2) return false;
  if (kind !== undefined && kind !== 'text' && [...values.values()].every(({ range }) => range)) return true;
  const texts = [...values.values()].map(({ name }) => name);
  return (
    texts.length <= maxValues &&
    texts.every((text) => text.length <= maxValueLength && !text.includes(betweenSizes))
  );
}
