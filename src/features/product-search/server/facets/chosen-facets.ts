import { sql } from 'kysely';
import { idList } from '#server/db/id-list.ts';
import { hasTransporterType, type ProductSelection } from '#features/product-lists/server/product-filter.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { loadTypeIds } from '#features/transporter-types/server/transporter-types.read.ts';
import type { SiteSearch } from '../../search.ts';
import type { FacetRow } from './facet-rows.ts';
import type { FacetValue } from './facet-values.ts';
import { rangeTest } from './number-ranges.ts';
import type { SearchRequest } from '../search-request.ts';

/** The facets that the database filters. */
export const idFacets = ['category', 'transporter_types', 'size', 'finish'] as const;
export type IdFacet = (typeof idFacets)[number];

/** The chosen ids of each facet; undefined if nothing is chosen. If all chosen keys are unknown, no product matches. */
export type ChosenFacets = Readonly<Record<IdFacet, readonly number[] | undefined>> & {
  /** Keys like `5-zamak`, by the id of the label. */
  attributes: ReadonlyMap<number, readonly string[]>;
};

export async function chooseFacets(view: PublicView, wanted: SiteSearch): Promise<ChosenFacets> {
  const { sizes, finishes } = await view.vocabulary();
  const among = (keys: readonly string[] = [], idOf: (key: string) => number | undefined) =>
    keys.length === 0 ? undefined : keys.flatMap((key) => idOf(key) ?? []);
  const idsByKey = (all: ReadonlyMap<number, { key: string }>) => {
    const ids = new Map([...all].map(([id, { key }]) => [key, id]));
    return (key: string) => ids.get(key);
  };
  const types = wanted.transporter_types ?? [];
  const typeIds = types.length > 0 ? await loadTypeIds(view.db, types) : new Map<string, number>();
  return {
    category: among(wanted.category, (seoName) => view.categories.bySeoName(seoName)?.id)?.flatMap((id) =>
      view.categories.subtree(id),
    ),
    transporter_types: among(types, (key) => typeIds.get(key)),
    size: among(wanted.size, idsByKey(sizes)),
    finish: among(wanted.finish, idsByKey(finishes)),
    attributes: Map.groupBy(wanted.attribute ?? [], (key) => Number.parseInt(key, 10)),
  };
}

/** The chosen facets without one of them, or none (`all`). The counts of a facet ignore its own chosen options. */
export function withoutFacet(chosen: ChosenFacets, facet: IdFacet | 'all'): ChosenFacets {
  if (facet !== 'all') return { ...chosen, [facet]: undefined };
  const none = { category: undefined, transporter_types: undefined, size: undefined, finish: undefined };
  return { ...none, attributes: new Map() };
}

export const hasChosen = (chosen: ChosenFacets): boolean =>
  chosen.attributes.size > 0 || idFacets.some((facet) => chosen[facet] !== undefined);

/** Limits products to the chosen facets, except attributes, which no column holds (`hasAttributes`). */
export function selectChosen(products: ProductSelection, chosen: ChosenFacets): ProductSelection {
  const { category, transporter_types: types, size, finish } = chosen;
  let selected = products;
  if (category)
    selected = selected.where(sql<boolean>`+products.category_id in (${sql.join(idList(category))})`);
  if (types) selected = selected.where(hasTransporterType(types));
  if (size || finish) selected = selected.where(hasChosenVariant(size, finish));
  return selected;
}

/** The condition that one active variant has a chosen size and a chosen finish. */
function hasChosenVariant(sizes: readonly number[] | undefined, finishes: readonly number[] | undefined) {
  const patterns = (sizes ?? ['%']).flatMap((size) =>
    (finishes ?? ['%']).map((finish) => sql`pairs like ${`%,${size}x${finish},%`}`),
  );
  // A single facet needs no pair, so it reads `variant_set_choices`, which has a row for each size and each finish.
  const choices = [...(sizes ?? []).map((id) => `s${id}`), ...(finishes ?? []).map((id) => `f${id}`)];
  if (choices.length === 0) return sql<boolean>`1 = 0`;
  return sizes && finishes
    ? sql<boolean>`exists (select 1 from variant_sets where variant_sets.id = products.variant_set_id
        and (${patterns.length > 0 ? sql.join(patterns, sql` or `) : sql`1 = 0`}))`
    : sql<boolean>`exists (select 1 from variant_set_choices as offered
        where offered.variant_set_id = products.variant_set_id and offered.choice in (${sql.join(choices)}))`;
}

/** The chosen facets that the full-text index can look up. */
export function indexedFacets({
  category,
  size,
  finish,
}: ChosenFacets): Pick<SearchRequest, 'categoryIds' | 'offering'> {
  const groups = [size?.map((id) => `s${id}`), finish?.map((id) => `f${id}`)];
  return {
    categoryIds: category,
    offering: groups.filter((group) => group !== undefined && group.length > 0) as string[][],
  };
}

type WithAttributes = Pick<FacetRow, 'attributes'>;

/** Returns a function that tests whether a product has a chosen value of each label, except of the label `except`. */
export function attributeTest(
  { attributes }: Pick<ChosenFacets, 'attributes'>,
  except?: number,
): (row: WithAttributes) => boolean {
  const tests = [...attributes]
    .filter(([label]) => label !== except)
    .map(([label, keys]) => valueTest(label, keys));
  return (row) => tests.every((hasValue) => hasValue(row));
}

/** Returns a function that tests whether a value has one of these keys; a key of numbers names a range. */
export function keyTest(keys: readonly string[]): (value: FacetValue) => boolean {
  const ranges = keys.map(rangeTest);
  return ({ key, range }) =>
    keys.includes(key) || (range !== undefined && ranges.some((isInRange) => isInRange(range)));
}

/**
 * Returns a function that tests whether a product has one of these values of a label. Each different value is compared
 * once.
 */
function valueTest(label: number, keys: readonly string[]): (row: WithAttributes) => boolean {
  const known = new Map<FacetValue, boolean>();
  const isChosen = keyTest(keys);
  const passes = (value: FacetValue): boolean => {
    if (value.labelId !== label) return false;
    const found = known.get(value) ?? isChosen(value);
    known.set(value, found);
    return found;
  };
  return ({ attributes }) => attributes.some(passes);
}
