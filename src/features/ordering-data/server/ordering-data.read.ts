import type { OrderingData, OwnOrderingData } from '../ordering-data.ts';
import { gtinForms } from '../ordering-fields.rules.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { LocalisedText } from '#shared/localised.ts';
import {
  selectGtinOwners,
  selectOrderingRows,
  type GtinRow,
  type OrderingRow,
} from './ordering-data.queries.ts';

/** The `variant_id` of a product's own code. */
export const ownArticle = 0;

/** The data of the articles of a product by the ids of its variants, and that of its own code. */
export type ProductOrdering = {
  own: OwnOrderingData | undefined;
  variants: ReadonlyMap<number, OrderingData>;
};

const nothing: ProductOrdering = { own: undefined, variants: new Map() };

/** Loads the data of all articles of these products; a function returns those of one product. */
export async function loadOrdering(
  db: Reader,
  productIds: readonly number[],
): Promise<(productId: number) => ProductOrdering> {
  const rows = Map.groupBy(await selectOrderingRows(db, productIds), (row) => row.product_id);
  const known = new Map(
    [...rows].map(([productId, articles]): [number, ProductOrdering] => {
      const own = articles.find(({ variant_id: id }) => id === ownArticle);
      const variants = articles.map((row) => [row.variant_id, dataOf(row)] as const);
      return [productId, { own: own && ownDataOf(own), variants: new Map(variants) }];
    }),
  );
  return (productId) => known.get(productId) ?? nothing;
}

function dataOf({ lead_time, status, ...row }: OrderingRow): OrderingData {
  return {
    status: status as OrderingData['status'],
    successor: row.successor,
    minimum_order: row.minimum_order,
    carton_quantity: row.carton_quantity,
    length: row.length,
    width: row.width,
    height: row.height,
    gross_weight: row.gross_weight,
    lead_time: fromJson<LocalisedText>(lead_time),
    origin: row.origin,
    hs_code: row.hs_code,
    gtin: row.gtin,
  };
}

const ownDataOf = (row: OrderingRow): OwnOrderingData => ({
  ...dataOf(row),
  weight: row.weight,
  pack_quantity: row.pack_quantity,
});

export function rowOf(
  { product_id, variant_id }: Pick<OrderingRow, 'product_id' | 'variant_id'>,
  { lead_time, ...data }: OrderingData | OwnOrderingData,
): OrderingRow {
  return { weight: null, pack_quantity: null, ...data, product_id, variant_id, lead_time: toJson(lead_time) };
}

/** Whether two articles have the same data; the order in which fields were sent makes no difference. */
export function isSameOrdering(
  one: OrderingData | OwnOrderingData,
  other: OrderingData | OwnOrderingData,
): boolean {
  return comparable(one) === comparable(other);
}

function comparable(data: OrderingData | OwnOrderingData): string {
  const place = { product_id: 0, variant_id: 0 };
  return toJson(Object.entries(rowOf(place, data)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The live articles with these GTINs, by GTIN in any of its forms. */
export async function findGtinOwners(db: Reader, gtins: readonly string[]): Promise<Map<string, GtinRow[]>> {
  const owners = new Map<string, GtinRow[]>();
  const forms = [...new Set(gtins.flatMap(gtinForms))];
  for (let start = 0; start < forms.length; start += readAtOnce)
    for (const row of await selectGtinOwners(db, forms.slice(start, start + readAtOnce))) {
      const key = row.gtin.padStart(14, '0');
      owners.set(key, [...(owners.get(key) ?? []), row]);
    }
  return owners;
}

const readAtOnce = 5_000;

export type { GtinRow };
