import type { ProductVersion } from '../product-history.ts';
import { resolveName } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { loadLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { labelIdsIn } from './attributes.ts';
import { presentFields } from './products.read.ts';
import { emptyTexts } from './texts.service.ts';
import { selectChangesBefore, selectLastChanges, type StoredChange } from './versions.queries.ts';

/** A product before and after a change; null where it did not exist or was deleted. */
export type Versions = { before: ProductRow | null; after: ProductRow | null };

/** The action of a bulk change. Its entries contain only the changed columns. */
export const bulkUpdate = 'bulk-update';

/**
 * The actions whose entries always contain the whole row. A deletion does not, because it may be a bulk
 * change.
 */
const wholeActions = ['create', 'update', 'restore'];

/** The actions that change the product itself. Other actions change its galleries and variants. */
const rowActions = [...wholeActions, bulkUpdate, 'delete'];

/** Values for columns that did not exist yet when an old row was stored. */
const columnDefaults = { ...emptyTexts, translated_from: '{}', attributes: '[]', transporter_type_ids: '' };

/**
 * Loads the versions of a product at these changes, by entry id. Changes of galleries and variants are left
 * out.
 */
export async function loadVersions(
  db: Reader,
  productId: number,
  changes: readonly StoredChange[],
): Promise<Map<number, Versions>> {
  const asked = changes.filter(({ action }) => rowActions.includes(action)).sort((a, b) => a.id - b.id);
  const [oldest] = asked;
  if (!oldest) return new Map();
  const earlier = wholeActions.includes(oldest.action)
    ? []
    : await selectChangesBefore(db, productId, { entry: oldest.id, wholeActions });
  const versions = new Map<number, Versions>();
  let row: Partial<ProductRow> = columnDefaults;
  for (const change of [...earlier.filter(({ action }) => rowActions.includes(action)), ...asked]) {
    const before =
      change.before === null ? null : { ...row, ...fromJson<Partial<ProductRow>>(change.before) };
    row = { ...row, ...fromJson<Partial<ProductRow>>(change.after ?? '{}') };
    versions.set(change.id, { before: whole(before), after: whole(row) });
  }
  return versions;
}

/**
 * Finds a product as it was in an earlier version; undefined if the last `lookedThrough` changes do not
 * reach that far. Versions without a change of the row are those of its own ordering data.
 */
export async function findProductVersion(
  db: Reader,
  productId: number,
  version: number,
): Promise<ProductRow | undefined> {
  const changes = await selectLastChanges(db, productId, { actions: rowActions, limit: lookedThrough });
  const versions = await loadVersions(db, productId, changes);
  const rows = [...versions.values()].flatMap(({ before, after }) => [before, after]);
  return rows.findLast((row) => row !== null && row.version <= version) ?? undefined;
}

const lookedThrough = 50;

function whole(row: Partial<ProductRow> | null): ProductRow | null {
  // The cast is safe, because the first change of a product records its whole row.
  return row?.deleted_at === null ? (row as ProductRow) : null;
}

/** Loads what the rows refer to, including deleted records, and returns a function that presents one row. */
export async function presentVersions(
  db: Reader,
  rows: readonly ProductRow[],
): Promise<(row: ProductRow) => ProductVersion> {
  const main = await getMainLanguage(db);
  const categoryIds = [...new Set(rows.map((row) => row.category_id))];
  const categories = await selectRowsById<{ id: number; name: string }>(db, 'categories', categoryIds);
  const names = new Map(
    categories.map(({ id, name }) => [id, resolveName(readTexts(name), main, main, []).text]),
  );
  const keys = await loadTypeKeys(db, rows);
  const labels = await loadLabels(db, labelIdsIn(rows.map(({ attributes }) => attributes)));
  return (row) => {
    const transporterTypes = typeIdsIn(row.transporter_type_ids).flatMap((id) => keys.get(id) ?? []);
    const fields = presentFields(row, { transporterTypes, labels, main });
    return { ...fields, category_name: names.get(row.category_id) ?? '' };
  };
}

async function loadTypeKeys(db: Reader, rows: readonly ProductRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap((row) => typeIdsIn(row.transporter_type_ids)))];
  const types = await selectRowsById<{ id: number; key: string }>(db, 'transporter_types', ids);
  return new Map(types.map(({ id, key }) => [id, key]));
}
