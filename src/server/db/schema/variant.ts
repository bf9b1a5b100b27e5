import type { AttributeKind } from '#features/attribute-labels/attribute-value.rules.ts';
import type { UnitKey } from '#features/attribute-labels/units.rules.ts';
import type { Generated, Selectable } from 'kysely';
import type { SimpleRow } from './content.ts';
import type { GalleryFileTable } from './gallery.ts';

/** `name` is JSON: texts by language. `key` is part of addresses and never changes. */
export type SizeTable = SimpleRow & {
  key: string;
  name: string;
  /**
   * Visitors see sizes sorted by this number, lowest first; sizes without a number follow in the list's
   * order.
   */
  number: number | null;
};

export type FinishTable = SimpleRow & {
  key: string;
  name: string;
  /** A colour like `#c0c0c0`; empty for none. */
  color: string;
  /** A picture of the surface, shown instead of the colour. */
  image_id: number | null;
};

/** A label of attributes; `name_key` is its folded name in the main language and is unique. */
export type AttributeLabelTable = SimpleRow & {
  name: string;
  name_key: string;
  kind: Generated<AttributeKind>;
  /** The unit of numbers, and one that visitors read beside it; empty for none. */
  unit: Generated<UnitKey | ''>;
  second_unit: Generated<UnitKey | ''>;
  /** JSON: the choices of values. */
  choices: Generated<string>;
};

/** The values of a product that can be filtered, in the form of `attribute-labels/server/packed-values.ts`. */
export type ProductAttributeValuesTable = { product_id: number; packed: string };

/** An orderable variant of a product: a size, a finish or a combination of both. */
export type ProductVariantTable = {
  id: Generated<number>;
  product_id: number;
  code: string;
  size_id: number | null;
  finish_id: number | null;
  /** In grams. */
  weight: number | null;
  /** The number of pieces in a pack. */
  pack_quantity: number | null;
  image_id: number | null;
  is_active: number;
  queue: number;
  version: Generated<number>;
  updated_at: string;
};
export type ProductVariantRow = Selectable<ProductVariantTable>;

/**
 * A file of a variant besides its first picture, which is `image_id`. `owner_id` is the product; the variant's own row
 * may be deleted and inserted again, so no foreign key names it.
 */
export type VariantFileTable = Pick<
  GalleryFileTable,
  'id' | 'owner_id' | 'media_id' | 'gallery_type' | 'translated_from' | 'queue'
> & {
  variant_id: number;
  title: Generated<string>;
};

/** The codes of all live products and their variants; written by triggers only. */
export type ArticleCodeTable = { code: string; product_id: number; variant_id: number | null };

/** The folded codes that several articles have in different letter case; written by triggers only. */
export type SimilarCodeTable = { folded: string };

/** A set of combinations: `,7x3,7x4,` is size 7 in finishes 3 and 4; 0 means none. */
export type VariantSetTable = { id: Generated<number>; pairs: string };

/** The sizes (`s7`) and finishes (`f3`) of a set; written by triggers only. */
export type VariantSetChoiceTable = { variant_set_id: number; choice: string };

/**
 * What a buyer needs for an order of an article: a variant, or with `variant_id` 0 the product itself. Articles
 * without any data have no row. Variants keep `weight` and `pack_quantity` in their own row.
 */
export type OrderingDataTable = {
  product_id: number;
  variant_id: number;
  status: string;
  successor: string;
  minimum_order: number | null;
  pack_quantity: number | null;
  carton_quantity: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  gross_weight: number | null;
  /** JSON: texts by language. */
  lead_time: string;
  origin: string;
  hs_code: string;
  gtin: string;
};

/** What the company claims about a product or a finish; `valid_until` is the last day. */
export type ComplianceClaimTable = {
  owner: string;
  owner_id: number;
  kind: string;
  value: string;
  valid_until: string | null;
  document_id: number | null;
};

/** The ends of claims of which staff were told. */
export type ClaimReminderTable = { owner: string; owner_id: number; kind: string; valid_until: string };
