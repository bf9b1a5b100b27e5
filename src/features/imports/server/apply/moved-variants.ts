import type { Grid } from '#features/variants/server/variants.read.ts';
import type { PlannedRow } from '../import-rows.ts';
import { movedTo } from '../sheet/article.ts';

/**
 * The grids of products after their variants have moved: a moved variant stands at the end of its new product's grid,
 * which is that of its row. The products from which variants come must be among `productIds`.
 */
export function withMoved(
  stored: (productId: number) => Grid,
  productIds: readonly number[],
  rows: readonly PlannedRow[],
): (productId: number) => Grid {
  const moving = rows.filter(({ after }) => movedTo(after) !== undefined);
  const targets = new Map(moving.map(({ variantId, productId }) => [variantId, productId]));
  if (targets.size === 0) return stored;
  const moved = productIds.flatMap((id) => stored(id).rows.filter((row) => targets.has(row.id)));
  return (productId) => {
    const grid = stored(productId);
    const own = grid.rows.filter(({ id }) => !targets.has(id));
    return { ...grid, rows: [...own, ...moved.filter(({ id }) => targets.get(id) === productId)] };
  };
}
