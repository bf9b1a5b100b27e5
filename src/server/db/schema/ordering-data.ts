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
