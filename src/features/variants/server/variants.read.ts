import type { Variants } from '../variant.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { selectVariants } from './variants.queries.ts';

export async function presentVariants(db: Reader, productId: number): Promise<Variants> {
  const rows = (await selectVariants(db, [productId])).get(productId) ?? [];
  const pictures = await loadPictures(
    db,
    rows.flatMap(({ image_id: id }) => id ?? []),
  );
  return {
    variants: rows.map(({ id, version, code, size_id, finish_id, weight, pack_quantity, queue, ...row }) => {
      const picture = pictures.get(row.image_id ?? 0);
      return {
        ...{ id, version, code, size_id, finish_id, weight, pack_quantity, queue },
        image: picture ? withAlt(picture, '') : null,
        is_active: row.is_active === 1,
      };
    }),
    order_version: orderVersionOf(rows),
  };
}

/** Loads all variants of these products, in their order. */
export async function loadVariantRows(
  db: Reader,
  productIds: readonly number[],
): Promise<ProductVariantRow[]> {
  return [...(await selectVariants(db, productIds)).values()].flat();
}
