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
  /** JSON: `[{ "label_id": 3, "value": { "tr": … }, "from": { "en": hash of the value it was made from } }]`. */
  attributes: string;
  is_active: number;
  is_featured: number;
  published_at: string;
  /** Position among the featured products, highest first; kept while the product is not featured. */
  featured_queue: number;
  /** Ids of its transporter types, such as `,1,4,`; written only by triggers. */
  transporter_type_ids: ColumnType<string, never, never>;
  /** Of the name in the main language and of the code (`sortKey`). */
  name_sort_key: string;
  code_sort_key: string;
  /** The languages that have all its texts, such as `,en,tr,`. */
  translations: string;
  /** The languages with a text that is older than the main one, such as `,en,`; empty without any. */
  outdated_langs: Generated<string>;
  /** JSON, as in `SimpleRow`. */
  translated_from: Generated<string>;
  /** What its active variants offer (`variant_sets`); 0 without variants. */
  variant_set_id: Generated<number>;
  /** Whether its gallery has a picture; written only by triggers. */
  has_picture: ColumnType<number, never, never>;
};
export type ProductRow = Selectable<ProductTable>;

export type ProductTransporterTypeTable = {
  product_id: number;
  transporter_type_id: number;
};

/** The content revision of a list's last change (`catalogue/7`, `featured`); written only by triggers. */
export type ListRevisionTable = { list: string; rev: number };

/** Counts of a category's products by their set of transporter types; written only by triggers. */
export type TransporterTypeCountTable = {
  category_id: number;
  transporter_type_ids: string;
  /** Not deleted. */
  live_products: number;
  /** Not deleted and active; also those that are published later. */
  active_products: number;
};

/** The same by block of the catalogue's order: `queue >> 10`. */
export type PlaceCountTable = Omit<TransporterTypeCountTable, 'transporter_type_ids'> & { block: number };

/** The same by both; here a block is `queue >> 13`. */
export type TransporterTypePlaceCountTable = TransporterTypeCountTable & { block: number };

/** The same by what their variants offer; here too a block is `queue >> 13`. */
export type VariantSetCountTable = TransporterTypePlaceCountTable & { variant_set_id: number };

/** The same by a size (`s7`) or a finish (`f3`) that they offer. */
export type VariantChoiceCountTable = Omit<TransporterTypeCountTable, 'transporter_type_ids'> & {
  choice: string;
};

/** The same by what products have of pictures and translations. */
export type CompletenessCountTable = TransporterTypeCountTable & {
  has_picture: number;
  translations: string;
};
