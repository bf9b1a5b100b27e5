import { createHash } from 'node:crypto';
import type { Variants } from '../variant.ts';
import {
  noOrderingData,
  noOwnOrderingData,
  type OwnOrderingData,
} from '#features/ordering-data/ordering-data.ts';
import { isSameOrdering, loadOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { loadVariantFiles, presentVariantFiles } from '#features/variant-files/server/variant-files.read.ts';
import type { VariantRow } from './variant-history.ts';
import { selectVariants } from './variants.queries.ts';

export async function presentVariants(db: Reader, productId: number): Promise<Variants> {
  const grid = (await loadGrids(db, [productId]))(productId);
  const present = await presentVariantFiles(db, grid.rows);
  return {
    variants: grid.rows.map(({ id, version, code, size_id, finish_id, weight, pack_quantity, ...row }) => ({
      id,
      version,
      code,
      size_id,
      finish_id,
      weight,
      pack_quantity,
      queue: row.queue,
      ...present(row),
      is_active: row.is_active === 1,
      ordering: row.ordering,
    })),
    own: grid.own,
    order_version: gridVersionOf(grid),
  };
}

/** The variants of a product in their order, and the ordering data of its own code. */
export type Grid = { rows: VariantRow[]; own: OwnOrderingData };

/** Loads the grids of these products; a function returns that of one product. */
export async function loadGrids(
  db: Reader,
  productIds: readonly number[],
): Promise<(productId: number) => Grid> {
  const variants = await selectVariants(db, productIds);
  const ordering = await loadOrdering(db, productIds);
  const files = await loadVariantFiles(db, productIds);
  return (productId) => {
    const known = ordering(productId);
    const rows = (variants.get(productId) ?? []).map((row) => ({
      ...row,
      ordering: known.variants.get(row.id) ?? noOrderingData,
      files: files(row.id),
    }));
    return { rows, own: known.own ?? noOwnOrderingData };
  };
}

/** The `order_version` of a grid. */
export function gridVersionOf({ rows, own }: Grid): string {
  const version = orderVersionOf(rows);
  if (isSameOrdering(own, noOwnOrderingData)) return version;
  return `${version}.${createHash('sha256').update(toJson(own)).digest('base64url').slice(0, 12)}`;
}

/** Loads all variants of these products, in their order. */
export async function loadVariantRows(db: Reader, productIds: readonly number[]): Promise<VariantRow[]> {
  const grids = await loadGrids(db, productIds);
  return [...new Set(productIds)].flatMap((id) => grids(id).rows);
}
