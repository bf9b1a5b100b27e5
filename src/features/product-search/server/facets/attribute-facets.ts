import { resolveText } from '#shared/localised.ts';
import type { LabelTexts } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { SearchFacets } from '../../facets.ts';
import { hasAttributes, type ChosenFacets } from './chosen-facets.ts';
import type { FacetRow } from './facet-rows.ts';

/** Labels with more different values, longer values or one value for each size help nobody to choose. */
const maxValues = 24;
const maxValueLength = 40;
const betweenSizes = ' · ';

/** The number of labels that a search offers, those of most products. */
const maxLabels = 4;

type Found = {
  shown: readonly FacetRow[];
  all: readonly FacetRow[];
  chosen: ChosenFacets;
  labels: LabelTexts;
  localiser: Localiser;
};

/** A facet for each label whose values divide the found products. Its counts ignore its own chosen values. */
export function attributeFacets({ shown, all, chosen, labels, localiser }: Found): SearchFacets['facets'] {
  const offered = new Map<number, { products: number; values: Map<string, string> }>();
  for (const { attributes } of all)
    for (const { labelId, value, key } of attributes) {
      const label = offered.get(labelId) ?? { products: 0, values: new Map<string, string>() };
      offered.set(labelId, label);
      label.products += 1;
      if (!label.values.has(key)) label.values.set(key, value);
    }
  return [...offered]
    .filter(([id, { values }]) => chosen.attributes.has(id) || isUseful(values))
    .sort(([a, { products }], [b, other]) => other.products - products || a - b)
    .slice(0, maxLabels)
    .map(([id, { values }]) => {
      const rows = shown.filter((row) => hasAttributes(row, chosen, id));
      const counts = new Map<string, number>();
      for (const { attributes } of rows)
        for (const key of new Set(attributes.map((each) => each.key)))
          counts.set(key, (counts.get(key) ?? 0) + 1);
      const choices = [...values].map(([key, name]) => ({ key, name, count: counts.get(key) ?? 0 }));
      return {
        parameter: 'attribute' as const,
        label: resolveText(labels.get(id) ?? {}, localiser.lang, localiser.mainLang).text,
        choices: choices.sort((a, b) => a.name.localeCompare(b.name, localiser.lang, { numeric: true })),
      };
    });
}

function isUseful(values: ReadonlyMap<string, string>): boolean {
  const texts = [...values.values()];
  return (
    texts.length > 1 &&
    texts.length <= maxValues &&
    texts.every((text) => text.length <= maxValueLength && !text.includes(betweenSizes))
  );
}
