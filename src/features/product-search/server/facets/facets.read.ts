import type { SearchFacets, FacetChoice } from '../../facets.ts';
import type { SiteSearch } from '../../search.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { presentTransporterType } from '#features/transporter-types/server/transporter-types.read.ts';
import type { TransporterTypeRow } from '#server/db/schema/transporter-type.ts';
import { attributeFacets } from './attribute-facets.ts';
import {
  chooseFacets,
  attributeTest,
  hasChosen,
  withoutFacet,
  type ChosenFacets,
  type IdFacet,
} from './chosen-facets.ts';
import { loadFacetRows, type FacetRow } from './facet-rows.ts';
import { facetValueReader } from './facet-values.ts';
import { findIds, maxRanked } from '../public-search.read.ts';
import type { Synonyms } from '../synonym-queries.ts';

type Shared = { synonyms: Synonyms; types: readonly TransporterTypeRow[]; labels: Labels };
type Counted = { rows: readonly FacetRow[]; isPartial: boolean };

/**
 * The facets of a search (docs/decisions/0073). Each facet counts at most `maxRanked` products that match the chosen
 * options of all other facets. Options that the search without facets does not have are left out.
 */
export async function readSearchFacets(
  view: PublicView,
  wanted: SiteSearch,
  { synonyms, types, labels }: Shared,
): Promise<SearchFacets> {
  const chosen = await chooseFacets(view, wanted);
  const values = facetValueReader(labels, view.localiser);
  const count = async (facets: ChosenFacets): Promise<Counted> => {
    // Attributes are filtered in memory, because each label is a facet that ignores its own chosen values.
    const withoutAttributes = { ...facets, attributes: new Map<number, string[]>() };
    const { ids, hasMore } = await findIds(view, wanted, {
      synonyms,
      chosen: withoutAttributes,
      limit: maxRanked,
    });
    return { rows: await loadFacetRows(view, ids, values), isPartial: hasMore || ids.length >= maxRanked };
  };
  const shown = await count(chosen);
  const all = hasChosen(chosen) ? await count(withoutFacet(chosen, 'all')) : shown;
  let isPartial = shown.isPartial || all.isPartial;
  const beside = async (facet: IdFacet) => {
    if (chosen[facet] === undefined) return shown.rows;
    const counted = await count(withoutFacet(chosen, facet));
    isPartial ||= counted.isPartial;
    return counted.rows;
  };
  const { sizes, finishes } = await view.vocabulary();
  const offered = {
    category: new Map(
      view.categories.ids.flatMap((id) => {
        const row = view.categories.byId(id);
        return row ? [[id, { key: row.seo_name, ...view.localiser.read({ name: row.name }) }] as const] : [];
      }),
    ),
    size: sizes,
    finish: finishes,
    transporter_types: new Map(types.map((type) => [type.id, presentTransporterType(type, view.localiser)])),
  };
  const hasAttributes = attributeTest(chosen);
  const facets: SearchFacets['facets'] = [];
  for (const parameter of ['category', 'size', 'finish', 'transporter_types'] as const) {
    const rows = (await beside(parameter)).filter(hasAttributes);
    const counts = countIds(rows, parameter, chosen);
    const base = countIds(all.rows, parameter);
    const choices = [...(offered[parameter] as ReadonlyMap<number, Omit<FacetChoice, 'count'>>)].flatMap(
      ([id, choice]) => {
        const isChosen = wanted[parameter]?.includes(choice.key) ?? false;
        return base.has(id) || isChosen ? [{ ...choice, count: counts.get(id) ?? 0 }] : [];
      },
    );
    facets.push({ parameter, choices });
  }
  facets.push(
    ...attributeFacets({ shown: shown.rows, all: all.rows, chosen, labels, localiser: view.localiser }),
  );
  return { is_partial: isPartial, facets: facets.filter(({ choices }) => choices.length > 0) };
}

/** Counts products by the ids of a facet. With chosen facets a size counts only with a chosen finish, and reversed. */
function countIds(rows: readonly FacetRow[], facet: IdFacet, chosen?: ChosenFacets): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const id of new Set(idsOf(row, facet, chosen))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function idsOf(row: FacetRow, facet: IdFacet, chosen?: ChosenFacets): readonly number[] {
  const { pairs } = row.variants;
  switch (facet) {
    case 'category':
      return [row.categoryId];
    case 'transporter_types':
      return row.typeIds;
    case 'size':
      return pairs
        .filter(({ finishId }) => chosen?.finish?.includes(finishId) ?? true)
        .map(({ sizeId }) => sizeId);
    case 'finish':
      return pairs
        .filter(({ sizeId }) => chosen?.size?.includes(sizeId) ?? true)
        .map(({ finishId }) => finishId);
  }
}
