import { resolveText } from '#shared/localised.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { FacetChoice, SearchFacets } from '../../facets.ts';
import { attributeTest, type ChosenFacets } from './chosen-facets.ts';
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

/** The different values of a label, and the number of products that have any. */
type Use = { products: number; values: FacetValue[] };

/** A facet for each label whose values divide the found products. Its counts ignore its own chosen values. */
export function attributeFacets(found: Found): SearchFacets['facets'] {
  const { all, chosen, labels, wanted, localiser } = found;
  const places = placesIn(all);
  const uses = usesOf(all, places);
  const chosenByStaff = (wanted ?? []).filter((id) => uses.has(id));
  const mostUsed = [...uses]
    .filter(([id, { values }]) => chosen.attributes.has(id) || isUseful(labels.get(id)?.kind, values))
    .sort(([a, { products }], [b, other]) => other.products - products || a - b)
    .slice(0, maxLabels)
    .map(([id]) => id);
  const offered = (wanted ? chosenByStaff : mostUsed).map((id) =>
    choicesOf(id, uses.get(id)?.values ?? [], found),
  );
  const countsOf = countChoices(found, offered, places);
  return offered.map(({ id, isNumber, choices }, index) => {
    const counts = countsOf[index] ?? [];
    const isChosen = (key: string) => chosen.attributes.get(id)?.includes(key) ?? false;
    return {
      parameter: 'attribute' as const,
      label: resolveText(labels.get(id)?.name ?? {}, localiser.lang, localiser.mainLang).text,
      choices: choices
        .map(({ key, name, color }, at): FacetChoice => ({
          key,
          name,
          count: counts[at] ?? 0,
          ...(color && { color }),
        }))
        .filter(({ key, count }) => !isNumber || count > 0 || isChosen(key)),
    };
  });
}

function usesOf(rows: Rows, places: number): Map<number, Use> {
  const uses = new Map<number, Use>();
  const isKnown = new Uint8Array(places);
  for (const { attributes } of rows) {
    // The values of a label follow each other.
    let last: number | undefined;
    for (const value of attributes) {
      if (value.labelId === last && isKnown[value.place]) continue;
      const use = uses.get(value.labelId) ?? { products: 0, values: [] };
      if (use.products === 0) uses.set(value.labelId, use);
      if (value.labelId !== last) use.products += 1;
      last = value.labelId;
      if (isKnown[value.place]) continue;
      isKnown[value.place] = 1;
      use.values.push(value);
    }
  }
  return uses;
}

/** One more than the highest place of a value. */
function placesIn(rows: Rows): number {
  let places = 0;
  for (const { attributes } of rows)
    for (const { place } of attributes) if (place >= places) places = place + 1;
  return places;
}

type Choice = { key: string; name: string; color?: string | undefined };
type Offered = {
  id: number;
  isNumber: boolean;
  choices: Choice[];
  /** The places of the choices that a value counts for, by the place of the value. */
  placesOf: ReadonlyMap<number, readonly number[]>;
};

/** The choices of a label in their order, and the values that count for each. */
function choicesOf(id: number, values: readonly FacetValue[], { labels, localiser }: Found): Offered {
  const label = labels.get(id);
  const isNumber = label !== undefined && values.some(({ range }) => range);
  const choices = isNumber
    ? numberChoices(id, label, values, localiser).sort((a, b) => a.range.low - b.range.low)
    : values.toSorted((a, b) => a.name.localeCompare(b.name, localiser.lang, { numeric: true }));
  const counts = ({ key, range }: FacetValue, choice: Choice) =>
    isNumber ? range !== undefined && isInRange(choice.key, range) : choice.key === key;
  const placesOf = values.map((value) => {
    const places = choices.flatMap((choice, at) => (counts(value, choice) ? [at] : []));
    return [value.place, places] as const;
  });
  return { id, isNumber, choices, placesOf: new Map(placesOf) };
}

/** The counts of a label's choices, the last product that each counted, and the choices that a value counts for. */
type Counting = { own: number[]; seen: number[]; places: readonly number[] };

/** The number of products that each choice of these labels would show. */
function countChoices({ shown, chosen }: Found, offered: readonly Offered[], places: number): number[][] {
  const counts = offered.map(({ choices }) => choices.map(() => 0));
  const isFiltered = ({ id }: Offered) => chosen.attributes.has(id);
  // Labels without chosen values count the same products, so one pass counts for all of them.
  const together = offered.filter((one) => !isFiltered(one));
  const passes = [together, ...offered.filter(isFiltered).map((one) => [one])];
  for (const counted of passes) {
    const [first] = counted;
    if (!first) continue;
    const passing = attributeTest(chosen, isFiltered(first) ? first.id : undefined);
    const byPlace = new Array<Counting | undefined>(places).fill(undefined);
    for (const one of counted) {
      const own = counts[offered.indexOf(one)] ?? [];
      const seen = own.map(() => -1);
      for (const [place, chosenPlaces] of one.placesOf) byPlace[place] = { own, seen, places: chosenPlaces };
    }
    for (const [index, row] of shown.entries()) {
      if (!passing(row)) continue;
      for (const { place } of row.attributes) {
        const counting = byPlace[place];
        if (!counting) continue;
        const { own, seen, places } = counting;
        for (const at of places) {
          // A product with several values in a range counts once.
          if (seen[at] === index) continue;
          seen[at] = index;
          own[at] = (own[at] ?? 0) + 1;
        }
      }
    }
  }
  return counts;
}

function isUseful(kind: string | undefined, values: readonly FacetValue[]): boolean {
  if (values.length < 2) return false;
  if (kind !== undefined && kind !== 'text' && values.every(({ range }) => range)) return true;
  return (
    values.length <= maxValues &&
    values.every(({ name }) => name.length <= maxValueLength && !name.includes(betweenSizes))
  );
}
