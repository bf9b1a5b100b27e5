import { loadVariantFiles, picturesOf } from '#features/variant-files/server/variant-files.read.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectActiveVariantsOf } from './variants.queries.ts';

export type OfferedPictures = { code: string; mediaIds: number[] };

/** The pictures of the variants that visitors see; a function returns those of one product, in their order. */
export async function loadOfferedPictures(
  db: Reader,
  productIds: readonly number[],
): Promise<(productId: number) => OfferedPictures[]> {
  const variants = await selectActiveVariantsOf(db, productIds);
  const filesOf = await loadVariantFiles(db, productIds);
  const known = Map.groupBy(variants, (row) => row.product_id);
  return (id) =>
    (known.get(id) ?? []).map((row) => ({
      code: row.code,
      mediaIds: picturesOf({ image_id: row.image_id, files: filesOf(row.id) }),
    }));
}
