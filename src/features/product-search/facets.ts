import { z } from 'zod';
import { Picture } from '#shared/schema/media.ts';
import { fallbacks } from '#shared/schema/localised.ts';

/** An option of a facet. `count` is the number of results that it gives with the chosen options of other facets. */
export const FacetChoice = z.object({
  key: z.string(),
  name: z.string(),
  fallbacks,
  count: z.int(),
  color: z.string().optional(),
  image: Picture.nullable().optional(),
});
export type FacetChoice = z.infer<typeof FacetChoice>;

/** `parameter` is the name of the facet in addresses; several facets by attribute share one. */
export const SearchFacet = z.object({
  parameter: z.enum(['category', 'size', 'finish', 'transporter_types', 'attribute']),
  /** The label of an attribute; missing for the other facets. */
  label: z.string().optional(),
  choices: z.array(FacetChoice),
});

/** The facets of a search. If `is_partial`, more products match than were counted, and counts are the least. */
export const SearchFacets = z.object({ is_partial: z.boolean(), facets: z.array(SearchFacet) });
export type SearchFacets = z.infer<typeof SearchFacets>;
