import type { Generated, Selectable } from 'kysely';
import type { SimpleRow } from './content.ts';

/** `name` is JSON: texts by language. `key` stands in addresses and never changes. */
export type SizeTable = SimpleRow & {
  key: string;
  name: string;
  /** Visitors see sizes in this order, lowest first; null: after those with a number, in the list's own order. */
  number: number | null;
};

export type FinishTable = SimpleRow & {
  key: string;
  name: string;
  /** Like `#c0c0c0`; empty for none. */
  color: string;
  /** A picture of the surface, shown in place of the colour. */
  image_id: number | null;
};

/** A label of attributes; `name_key` is its name in the main language, folded, and unique. */
export type AttributeLabelTable = SimpleRow & { name: string; name_key: string };

/** What is ordered: a size, a finish or a combination of both of a product. */
export type ProductVariantTable = {
  id: Generated<number>;
  product_id: number;
  code: string;
  size_id: number | null;
  finish_id: number | null;
  /** Grams. */
  weight: number | null;
  /** Pieces in a pack. */
  pack_quantity: number | null;
  image_id: number | null;
  is_active: number;
  queue: number;
  version: Generated<number>;
  updated_at: string;
};
export type ProductVariantRow = Selectable<ProductVariantTable>;

/** Every code of a live product and of its variants; written only by triggers. */
export type ArticleCodeTable = { code: string; product_id: number; variant_id: number | null };

/** A set of combinations: `,7x3,7x4,` is size 7 in the finishes 3 and 4, 0 stands for none. */
export type VariantSetTable = { id: Generated<number>; pairs: string };

/** The sizes (`s7`) and finishes (`f3`) of a set; written only by triggers. */
export type VariantSetChoiceTable = { variant_set_id: number; choice: string };
