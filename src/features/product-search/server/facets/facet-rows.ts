import type { LocalisedText } from '#shared/localised.ts';
import { resolveText } from '#shared/localised.ts';
import { slugify } from '#shared/rules/slug.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { fromJson } from '#server/db/json.ts';
import { readVariantSet, type VariantSet } from '#features/offered-variants/server/variant-sets.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';

/** What the facets of a search know of a found product. */
export type FacetRow = {
  id: number;
  categoryId: number;
  typeIds: readonly number[];
  variants: VariantSet;
  /** The key of an attribute's value in addresses is like `5-zamak`. */
  attributes: readonly { labelId: number; value: string; key: string }[];
};

/** Loads the facets of these products; their attributes in the language of the page. */
export async function loadFacetRows(
  { db, localiser }: PublicView,
  ids: readonly number[],
): Promise<FacetRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .leftJoin('variant_sets', 'variant_sets.id', 'products.variant_set_id')
    .where('products.id', 'in', numbersIn(db, ids))
    .select(['products.id', 'category_id', 'transporter_type_ids', 'pairs', 'attributes'])
    .execute();
  const { lang, mainLang } = localiser;
  // Many products share a value, so each is made a slug once.
  const slugs = new Map<string, string>();
  const slugOf = (value: string) => {
    const slug = slugs.get(value) ?? slugify(value);
    slugs.set(value, slug);
    return slug;
  };
  return rows.map(({ id, category_id, transporter_type_ids, pairs, attributes }) => ({
    id,
    categoryId: category_id,
    typeIds: typeIdsIn(transporter_type_ids),
    variants: readVariantSet(pairs ?? ''),
    attributes: fromJson<{ label_id: number; value: LocalisedText }[]>(attributes).map((row) => {
      const value = resolveText(row.value, lang, mainLang).text;
      return { labelId: row.label_id, value, key: `${row.label_id}-${slugOf(value)}` };
    }),
  }));
}
