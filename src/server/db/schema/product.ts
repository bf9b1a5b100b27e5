import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ListedRow } from './content.ts';

/** `name` to `seo_description` are JSON: texts by language. `queue` is the position in the catalogue. */
export type ProductTable = ListedRow & {
  category_id: number;
  code: string;
  seo_name: string;
  name: string;
  summary: string;
  description: string;
  seo_title: string;
  seo_description: string;
  /**
   * JSON: `[{ "label_id": 3, "value": { "tr": … }, "from": { "en": hash of the translated main text } }]`.
   */
  attributes: string;
  is_active: number;
  is_featured: number;
  published_at: string;
  /** The position among the featured products, highest first; kept while the product is not featured. */
  featured_queue: number;
  /** The ids of its transporter types, such as `,1,4,`; written by triggers only. */
  transporter_type_ids: ColumnType<string, never, never>;
  /** Sort keys (`sortKey`) of the name in the main language and of the code. */
  name_sort_key: string;
  code_sort_key: string;
  /** The languages in which the product has all its texts, such as `,en,tr,`. */
  translations: string;
  /** The languages with a text that is older than the main text, such as `,en,`; empty if there are none. */
  outdated_langs: Generated<string>;
  /** JSON as in `SimpleRow`. */
  translated_from: Generated<string>;
  /** The set of combinations that its active variants offer (`variant_sets`); 0 without variants. */
  variant_set_id: Generated<number>;
  /** Whether its gallery has a picture; written by triggers only. */
  has_picture: ColumnType<number, never, never>;
};
export type ProductRow = Selectable<ProductTable>;

/** `kind` says how the products belong together: `fits_with` is mutual and has a row in each direction. */
export type ProductAssociationTable = { product_id: number; kind: string; other_id: number };

/** What a product lacks besides a picture: `,summary,en,`, and of how many things. */
export type ProductGapsTable = { product_id: number; gaps: string; checked: number; missing: number };

/** The numbers of a weekly mail as JSON, by the Monday on which it is sent. */
export type CompletenessWeekTable = { monday: string; numbers: string };

export type ProductTransporterTypeTable = {
  product_id: number;
  transporter_type_id: number;
};

/**
 * The content revision of the last change of a list (`catalogue/7`, `featured`); written by triggers only.
 */
export type ListRevisionTable = { list: string; rev: number };

/** The number of a category's products by their set of transporter types; written by triggers only. */
export type TransporterTypeCountTable = {
  category_id: number;
  transporter_type_ids: string;
  /** Products that are not deleted. */
  live_products: number;
  /** Products that are active and not deleted, including those that are published later. */
  active_products: number;
};

/** The same counts, but by block of the catalogue's order: `queue >> 10`. */
export type PlaceCountTable = Omit<TransporterTypeCountTable, 'transporter_type_ids'> & { block: number };

/** The same counts by transporter types and block; here a block is `queue >> 13`. */
export type TransporterTypePlaceCountTable = TransporterTypeCountTable & { block: number };

/** The same counts, also by variant set; here too a block is `queue >> 13`. */
export type VariantSetCountTable = TransporterTypePlaceCountTable & { variant_set_id: number };

/** The same counts, but by an offered size (`s7`) or finish (`f3`). */
export type VariantChoiceCountTable = Omit<TransporterTypeCountTable, 'transporter_type_ids'> & {
  choice: string;
};

/** The same counts, also by picture and translations. */
export type CompletenessCountTable = TransporterTypeCountTable & {
  has_picture: number;
  translations: string;
};
