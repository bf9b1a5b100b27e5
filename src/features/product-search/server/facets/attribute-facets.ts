import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { SearchFacets } from '../../facets.ts';
import {
  choicesOf,
  isUseful,
  offeredLabels,
  presentFacet,
  type LabelChoices,
  type LabelUse,
} from './attribute-choices.ts';
import { attributeTest, type ChosenFacets } from './chosen-facets.ts';
import type { FacetRow } from './facet-rows.ts';
import type { FacetValue } from './facet-values.ts';

type Rows = readonly Pick<FacetRow, 'attributes'>[];

type Found = {
  shown: Rows;
  all: Rows;
  chosen: Pick<ChosenFacets, 'attributes'>;
  labels: Labels;
  localiser: Localiser;
};

/** A facet for each label whose values divide the found products. Its counts ignore its own chosen values. */
export function attributeFacets(found: Found): SearchFacets['facets'] {
  const { all, chosen, labels, localiser } = found;
  const texts = { labels, lang: localiser.lang, mainLang: localiser.mainLang };
  const uses = usesOf(all, labels);
  const offered = offeredLabels(uses, chosen.attributes, undefined).map((id) =>
    choicesOf(id, uses.get(id)?.values ?? [], texts),
  );
  const countsOf = countChoices(found, offered);
  return offered.map((label, index) =>
    presentFacet(label, countsOf[index] ?? [], { ...texts, chosen: chosen.attributes }),
  );
}

function usesOf(rows: Rows, labels: Labels): Map<number, LabelUse> {
  const uses = new Map<number, { products: number; values: Set<FacetValue> }>();
  for (const { attributes } of rows) {
    // The values of a label follow each other.
    let last: number | undefined;
    for (const value of attributes) {
      const use = uses.get(value.labelId) ?? { products: 0, values: new Set() };
      uses.set(value.labelId, use);
      if (value.labelId !== last) use.products += 1;
      last = value.labelId;
      use.values.add(value);
    }
  }
  return new Map(
    [...uses].map(([id, { products, values: found }]) => {
      const values = [...found];
      return [id, { products, values, isUseful: isUseful(labels.get(id)?.kind, values) }];
    }),
  );
}

/** The counts of a label's choices, the last product that each counted, and the choices that a value counts for. */
type Counting = { own: number[]; seen: number[]; places: readonly number[] };

/** The number of products that each choice of these labels would show. */
function countChoices({ shown, chosen }: Found, offered: readonly LabelChoices[]): number[][] {
  const counts = offered.map(({ choices }) => choices.map(() => 0));
  const isFiltered = ({ id }: LabelChoices) => chosen.attributes.has(id);
  // Labels without chosen values count the same products, so one pass counts for all of them.
  const together = offered.filter((one) => !isFiltered(one));
  const passes = [together, ...offered.filter(isFiltered).map((one) => [one])];
  for (const counted of passes) {
    const [first] = counted;
    if (!first) continue;
    const passing = attributeTest(chosen, isFiltered(first) ? first.id : undefined);
    const byPlace = new Map<number, Counting>();
    for (const one of counted) {
      const own = counts[offered.indexOf(one)] ?? [];
      const seen = own.map(() => -1);
      for (const [place, places] of one.placesOf) byPlace.set(place, { own, seen, places });
    }
    for (const [index, row] of shown.entries()) {
      if (!passing(row)) continue;
      for (const { place } of row.attributes) {
        const counting = byPlace.get(place);
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
