import { findGtinOwners } from '#features/ordering-data/server/ordering-data.read.ts';
import type { Reader } from '#server/db/connect.ts';
import { invalid, type FieldErrors } from '#server/errors.ts';

/** The GTINs that all articles of a product shall have, with their fields. */
export type GtinsOfProduct = { productId: number; named: readonly { gtin: string; field: string }[] };

/**
 * A GTIN names one article in the world, so no two live articles have the same, in whatever length it is written.
 *
 * @throws AppError 422 with the owner of each GTIN that is taken
 */
export async function checkGtins(db: Reader, products: readonly GtinsOfProduct[]): Promise<void> {
  const named = products.flatMap((product) => product.named);
  if (named.length === 0) return;
  const owners = await findGtinOwners(
    db,
    named.map(({ gtin }) => gtin),
  );
  const replaced = new Set(products.map(({ productId }) => productId));
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const { gtin, field } of named) {
    const key = gtin.padStart(14, '0');
    const owner = owners.get(key)?.find(({ product_id: id }) => !replaced.has(id));
    if (owner) errors[field] = [gtinTaken(owner.code)];
    else if (seen.has(key)) errors[field] = ['Bu GTIN iki kez yazılmış.'];
    seen.add(key);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export const gtinTaken = (code: string): string =>
  `Bu GTIN “${code}” kodunda var; her ürünün ayrı bir GTIN’i olur.`;
