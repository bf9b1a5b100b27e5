import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { restoreGallery } from '#features/galleries/server/gallery-restore.service.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { refused } from '#server/errors.ts';
import { isSameValue, type FieldValues } from '../sheet/article.ts';
import { filesIn, filesKeys, filesOf } from '../sheet/file-columns.ts';
import { loadFileValues } from '../sheet/file-values.read.ts';
import { StaleRows } from './stale-rows.ts';

export type ModelFiles = { position: number; productId: number; values: FieldValues };

export const hasFiles = (values: FieldValues): boolean => filesKeys.some((key) => values[key] !== undefined);

/**
 * Stores the galleries of models. With `before`, a gallery must still be as it was at the check, because its changes do
 * not raise the version of the product; without, files that are gone by now are left out.
 */
export async function writeModelFiles(
  tx: ContentTransaction,
  models: readonly (ModelFiles & { before?: FieldValues })[],
): Promise<void> {
  const changed = models.filter(({ values }) => hasFiles(values));
  const { ofModel } = await loadFileValues(
    tx.db,
    changed.map(({ productId }) => productId),
    [],
  );
  for (const { position, productId, values, before } of changed) {
    const present = ofModel(productId);
    for (const key of filesKeys) {
      if (values[key] === undefined) continue;
      if (before?.[key] !== undefined && !isSameValue(before[key], present[key]))
        throw new StaleRows([position]);
      const files = filesIn(values[key]).map(({ id, texts }) => ({ media_id: id, ...texts }));
      const { gallery } = filesOf[key];
      const [gone] = await restoreGallery(tx, ofProduct(productId), { gallery, files }, 'update');
      if (gone !== undefined && before)
        throw refused(`“${gone}” artık kütüphanede yok; hiçbir şey yazılmadı. Dosyayı yeniden denetleyin.`);
    }
  }
}
