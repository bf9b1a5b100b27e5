import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { storeVariants } from '#features/variants/server/store-variants.ts';
import { StaleRows } from '../apply/stale-rows.ts';
import { gridRow } from '../apply/fields.ts';
import { writtenRows, type ImportRecord } from '../imports.queries.ts';
import { selectModels } from '../sheet/articles.queries.ts';
import { selectGallery } from '#features/galleries/server/galleries.read.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { restoreGallery } from '#features/galleries/server/gallery-restore.service.ts';
import { picturesOf } from '#features/variant-files/server/variant-files.read.ts';
import { loadVariantRows } from '#features/variants/server/variants.read.ts';
import { isSameGallery, pictureRow, withPictures, type PictureRow } from './picture-rows.ts';

type Writing = { tx: ContentTransaction; importId: number; add: (rows: number) => void };

/**
 * Loads the rows of the import by product, in two groups: rows that change a gallery, and rows that change a
 * variant's picture.
 */
async function loadRows(db: Reader, importId: number) {
  const rows: PictureRow[] = [];
  for await (const stored of writtenRows(db, importId)) rows.push(...stored.map(pictureRow));
  const galleries = [
    ...Map.groupBy(
      rows.filter(({ variantId }) => variantId === null),
      (row) => row.productId,
    ),
  ];
  const variants = [
    ...Map.groupBy(
      rows.filter(({ variantId }) => variantId !== null),
      (row) => row.productId,
    ),
  ];
  return { galleries, variants };
}

export async function writePictures({ tx, importId, add }: Writing): Promise<void> {
  const { galleries, variants } = await loadRows(tx.db, importId);
  for (const [productId, rows] of galleries) {
    const before = rows[0]?.before.files ?? [];
    if (!isSameGallery(await selectGallery(tx.db, ofProduct(productId), 'images'), before))
      throw new StaleRows(rows.map(({ position }) => position));
    const files = withPictures(before, rows);
    await restoreGallery(tx, ofProduct(productId), { gallery: 'images', files }, 'add');
    add(rows.length);
    await tx.pause();
  }
  for (const [productId, rows] of variants) {
    await setPictures(tx, productId, byVariant(rows, importedPictures));
    add(rows.length);
    await tx.pause();
  }
  tx.leaveUnchanged();
}

/** The pictures of the variants of these rows, which `picturesFor` finds from the rows of one variant. */
const byVariant = (rows: readonly PictureRow[], picturesFor: (rows: readonly PictureRow[]) => number[]) =>
  new Map(
    [...Map.groupBy(rows, ({ variantId }) => variantId ?? 0)].map(([id, some]) => [id, picturesFor(some)]),
  );

const pictureIds = (files: readonly { media_id: number }[]) => files.map(({ media_id: id }) => id);
const formerPictures = ([row]: readonly PictureRow[]) => pictureIds(row?.before.files ?? []);
const importedPictures = (rows: readonly PictureRow[]) =>
  pictureIds(withPictures(rows[0]?.before.files ?? [], rows));

async function setPictures(
  tx: ContentTransaction,
  productId: number,
  pictures: ReadonlyMap<number, number[]>,
): Promise<void> {
  const stored = await loadVariantRows(tx.db, [productId]);
  const rows = stored.map((row) => {
    const own = pictures.get(row.id);
    return gridRow(row, own ? { pictures: own } : {});
  });
  // The search index needs no update, because no code changes.
  await tx.recordAll(await storeVariants(tx, [{ productId, rows }]));
}

/**
 * Restores the earlier pictures where nobody has changed the imported ones. Returns the positions of the
 * other rows.
 */
export async function undoPictures({
  tx,
  record,
  add,
}: Omit<Writing, 'importId'> & { record: ImportRecord }): Promise<number[]> {
  const { galleries, variants, kept } = await planUndoPictures(tx.db, record.id);
  for (const [productId, rows] of galleries) {
    const files = rows[0]?.before.files ?? [];
    await restoreGallery(tx, ofProduct(productId), { gallery: 'images', files });
    add(rows.length);
    await tx.pause();
  }
  for (const [productId, rows] of variants) {
    await setPictures(tx, productId, byVariant(rows, formerPictures));
    add(rows.length);
    await tx.pause();
  }
  return kept.map(({ position }) => position);
}

/** Finds the rows that undoing would revert, and the rows that it would keep. */
export async function planUndoPictures(db: Reader, importId: number) {
  const { galleries, variants } = await loadRows(db, importId);
  const kept: PictureRow[] = [];
  const live = await selectModels(
    db,
    [...galleries, ...variants].map(([productId]) => productId),
  );
  const liveIds = new Set(live.map(({ id }) => id));
  const undoneGalleries: typeof galleries = [];
  for (const [productId, rows] of galleries) {
    const now = await selectGallery(db, ofProduct(productId), 'images');
    const isAsImported = isSameGallery(now, withPictures(rows[0]?.before.files ?? [], rows));
    if (isAsImported && liveIds.has(productId)) undoneGalleries.push([productId, rows]);
    else kept.push(...rows);
  }
  const undoneVariants: typeof variants = [];
  for (const [productId, rows] of variants) {
    const stored = await loadVariantRows(db, [productId]);
    const present = new Map(stored.map((row) => [row.id, picturesOf(row)]));
    const imported = byVariant(rows, importedPictures);
    const isAsImported = ({ variantId }: PictureRow) =>
      liveIds.has(productId) && present.get(variantId ?? 0)?.join() === imported.get(variantId ?? 0)?.join();
    const undone = rows.filter(isAsImported);
    if (undone.length > 0) undoneVariants.push([productId, undone]);
    kept.push(...rows.filter((row) => !isAsImported(row)));
  }
  return { galleries: undoneGalleries, variants: undoneVariants, kept };
}
