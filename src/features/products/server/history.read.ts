import type { ProductHistoryEntry, ProductHistoryPage } from '../product-history.ts';
import type { HistoryEntry, HistoryQuery } from '#shared/schema/history.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import {
  galleryActionOf,
  presentGalleryVersions,
  type GalleryVersion,
} from '#features/galleries/server/gallery-history.ts';
import { presentVariantsVersions, readVariantsChange } from '#features/variants/server/variant-history.ts';
import { selectHistory } from '#server/records/history.queries.ts';
import { presentEntry } from '#server/records/history.read.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { getProductRow } from './products.read.ts';
import type { StoredChange } from './versions.queries.ts';
import { bulkUpdate, loadVersions, presentVersions } from './versions.read.ts';

const perPage = 24;

/**
 * Lists a page of the changes of a product, its galleries and its variants.
 *
 * @throws AppError 404
 */
export async function listProductHistory(
  { db }: Pick<Context, 'db'>,
  { id, page }: HistoryQuery & { id: number },
): Promise<ProductHistoryPage> {
  const product = await getProductRow(db, id);
  const subject = { entity: 'product', id: String(id) };
  const { rows, total } = await selectHistory(db, subject, pageRange({ page, perPage }));
  const versions = await loadVersions(db, id, rows);
  const stored = [...versions.values()].flatMap(({ before, after }) => [before, after]);
  const present = await presentVersions(
    db,
    stored.filter((row) => row !== null),
  );
  const galleries = rows.flatMap((row) => Object.values(readGalleryChange(row) ?? {}));
  const grids = rows.flatMap((row) => {
    const change = readVariantsChange(row);
    return change ? [change.before, change.after] : [];
  });
  const presentVariants = await presentVariantsVersions(db, grids, product.code);
  const presentGallery = await presentGalleryVersions(db, galleries);

  const data = rows.map((row): ProductHistoryEntry => {
    const entry = presentEntry(row);
    const change = readGalleryChange(row);
    const action = galleryActionOf(row.action);
    if (change && action) {
      const before = presentGallery(change.before);
      const after = presentGallery(change.after);
      return { ...entry, action, before, after, part: change.after.gallery };
    }
    const grid = readVariantsChange(row);
    if (grid) {
      const before = presentVariants(grid.before);
      const after = presentVariants(grid.after);
      return { ...entry, action: grid.action, before, after, part: 'variants' };
    }
    const { before = null, after = null } = versions.get(row.id) ?? {};
    return {
      ...entry,
      action: actionOf(row.action),
      before: before && present(before),
      after: after && present(after),
      part: null,
    };
  });
  return pageOf(data, { page, perPage, total });
}

function actionOf(action: string): HistoryEntry<unknown>['action'] {
  // The cast is safe, because products record no other actions.
  return action === bulkUpdate ? 'update' : (action as HistoryEntry<unknown>['action']);
}

/** The files of a gallery before and after a change; undefined for a change of the product itself. */
export function readGalleryChange({
  action,
  before,
  after,
}: Pick<StoredChange, 'action' | 'before' | 'after'>):
  { before: GalleryVersion; after: GalleryVersion } | undefined {
  if (!galleryActionOf(action) || before === null || after === null) return undefined;
  return { before: fromJson<GalleryVersion>(before), after: fromJson<GalleryVersion>(after) };
}
