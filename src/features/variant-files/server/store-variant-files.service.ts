import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { toJson } from '#server/db/json.ts';
import { deleteVariantFiles, insertVariantFiles } from './variant-files.queries.ts';
import { noFiles, type VariantFiles } from './variant-files.read.ts';

/** A variant and the files that it shall have; `files` undefined means that it no longer exists. */
export type FilesOfVariant = { productId: number; variantId: number; files: VariantFiles | undefined };

/** Replaces all files of these variants. */
export async function storeVariantFiles(
  { db }: ContentTransaction,
  variants: readonly FilesOfVariant[],
): Promise<void> {
  await deleteVariantFiles(
    db,
    variants.map(({ productId }) => productId),
    variants.map(({ variantId }) => variantId),
  );
  await insertVariantFiles(
    db,
    variants.flatMap(({ productId: owner_id, variantId: variant_id, files = noFiles }) => {
      const images = files.images.map((media_id) => ({ media_id, title: {}, translated_from: '{}' }));
      return (['images', 'drawings', 'documents'] as const).flatMap((gallery_type) => {
        const listed = gallery_type === 'images' ? images : files[gallery_type];
        return listed.map(({ media_id, title, translated_from }, index) => ({
          owner_id,
          variant_id,
          gallery_type,
          media_id,
          translated_from,
          title: toJson(title),
          queue: listed.length - index,
        }));
      });
    }),
  );
}
