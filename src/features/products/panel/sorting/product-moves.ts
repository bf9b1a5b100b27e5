import { orderMoves, type Move } from '#panel/history/order-moves.ts';

type OrderedProduct = { id: number; code: string; name: string };

/**
 * Finds the products that moved. `before` and `after` may be only the first products of a range of `total`; one
 * end of a long move is then not shown. Returns undefined if the shown products do not explain the change.
 */
export function productMoves(
  before: readonly OrderedProduct[],
  after: readonly OrderedProduct[],
  total: number,
): Move<OrderedProduct>[] | undefined {
  const old = before.map(withCode);
  const fresh = after.map(withCode);
  if (total <= after.length) return orderMoves(old, fresh);
  const cameUp = without(fresh, old);
  const wentDown = without(old, fresh);
  const up = cameUp[0];
  const down = wentDown[0];
  // One product moved across all others, so its other position is beyond the shown part.
  if (up && cameUp.length === 1 && up.id === fresh[0]?.id) return [{ item: up, from: total - 1, to: 0 }];
  if (down && wentDown.length === 1 && down.id === old[0]?.id)
    return [{ item: down, from: 0, to: total - 1 }];
  return undefined;
}

function withCode(product: OrderedProduct): OrderedProduct {
  return product.code === '' ? product : { ...product, name: `${product.name} (${product.code})` };
}

function without(products: readonly OrderedProduct[], others: readonly OrderedProduct[]) {
  const ids = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
}
