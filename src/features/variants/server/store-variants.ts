import type { VariantsAction } from '../variant.ts';
import type { VariantInput } from '../variant.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { conflict, invalid } from '#server/errors.ts';
import { checkCount, checkVariants } from './variant-checks.ts';
import { variantChanges, type VariantValues } from './variant-history.ts';
import { storeVariantSets } from './store-variant-sets.ts';
import { deleteVariants, insertVariants, selectVariants } from './variants.queries.ts';
import { presentVariants } from './variants.read.ts';

/** All variants that a product should have, in order. */
export type VariantGrid = {
  productId: number;
  rows: readonly VariantInput[];
  /** The name of a field in errors; `variants.3.code` by default. */
  fieldOf?: (row: number, column: string) => string;
  /** The action in the history; `update` by default. */
  action?: VariantsAction;
};

type Grid = VariantGrid & { before: readonly ProductVariantRow[] };
type StoredRow = Omit<ProductVariantRow, 'id'> & { id: number | undefined };

/**
 * Replaces the variants of live products. A row is matched to a stored variant by `id`, else by code. The caller must
 * record the returned changes and update the search, as `writeVariants` does.
 *
 * @throws AppError 422, or 409 with the present variants if a row is outdated
 */
export async function storeVariants(
  tx: ContentTransaction,
  grids: readonly VariantGrid[],
): Promise<Change[]> {
  const present = await selectVariants(
    tx.db,
    grids.map(({ productId }) => productId),
  );
  const compared = grids.map((grid) => ({ ...grid, before: present.get(grid.productId) ?? [] }));
  for (const grid of compared) await checkVersions(tx, grid);
  await checkVariants(
    tx.db,
    compared.flatMap(checkedRows),
    new Set(compared.flatMap(({ before }) => before.map(({ id }) => id))),
  );
  const changed = compared
    .map((grid) => ({ ...grid, wanted: wantedRows(grid, tx.now) }))
    .filter(({ before, wanted }) => !isSame(before, wanted));
  await replaceRows(tx, changed);
  const stored = await selectVariants(
    tx.db,
    changed.map(({ productId }) => productId),
  );
  const after = new Map(changed.map(({ productId }) => [productId, stored.get(productId) ?? []]));
  await storeVariantSets(tx.db, after);
  return changed.flatMap(({ productId, action = 'update', before }) =>
    variantChanges(productId, action, { before, after: after.get(productId) ?? [] }),
  );
}

/** Converts a stored row to the form in which requests send rows. */
export function inputOf({ is_active, ...row }: ProductVariantRow) {
  return { ...row, is_active: is_active === 1 };
}

async function checkVersions({ db }: ContentTransaction, { productId, rows, before }: Grid): Promise<void> {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw invalid({ variants: ['Bir varyant iki kez gönderildi.'] });
  const isChanged = rows.some(({ id, version }) => {
    if (id === undefined || id === null) return false;
    return !versions.has(id) || (version !== undefined && versions.get(id) !== version);
  });
  if (isChanged) throw conflict(await presentVariants(db, productId));
}

function checkedRows({ productId, rows, before, fieldOf = defaultField }: Grid) {
  checkCount(rows, 'variants');
  const codes = new Set(before.map(({ code }) => code));
  return rows.map((row, index) => ({
    productId,
    row: valuesOf(row),
    hadCode: codes.has(row.code),
    field: (column: string) => fieldOf(index, column),
  }));
}

const defaultField = (row: number, column: string) => `variants.${row}.${column}`;

function valuesOf({
  code,
  size_id,
  finish_id,
  weight,
  pack_quantity,
  image_id,
  is_active,
}: VariantInput): VariantValues {
  return { code, size_id, finish_id, weight, pack_quantity, image_id, is_active: Number(is_active) };
}

/** The rows to store. An unchanged row keeps its version. */
function wantedRows({ productId, rows, before }: Grid, now: string): StoredRow[] {
  const byId = new Map(before.map((row) => [row.id, row]));
  const named = new Set(rows.flatMap(({ id }) => id ?? []));
  const byCode = new Map(before.filter(({ id }) => !named.has(id)).map((row) => [row.code, row]));
  return rows.map((row, index) => {
    const old = byId.get(row.id ?? 0) ?? byCode.get(row.code);
    const values = valuesOf(row);
    const isChanged = !old || columns.some((column) => old[column] !== values[column]);
    return {
      ...values,
      id: old?.id,
      product_id: productId,
      queue: rows.length - index,
      version: (old?.version ?? 0) + Number(isChanged),
      updated_at: isChanged ? now : old.updated_at,
    };
  });
}

const columns = ['code', 'size_id', 'finish_id', 'weight', 'pack_quantity', 'image_id', 'is_active'] as const;

function isSame(before: readonly ProductVariantRow[], wanted: readonly StoredRow[]): boolean {
  return (
    before.length === wanted.length &&
    wanted.every((row, index) => row.id === before[index]?.id && row.version === before[index]?.version)
  );
}

/**
 * Deletes changed rows and inserts them again with the same ids. An update could not swap codes or
 * combinations, because they are unique.
 */
async function replaceRows(
  tx: ContentTransaction,
  grids: readonly (Grid & { wanted: StoredRow[] })[],
): Promise<void> {
  const wanted = grids.flatMap((grid) => grid.wanted);
  const before = grids.flatMap((grid) => grid.before);
  const old = new Map(before.map((row) => [row.id, row]));
  const isKept = ({ id, version, queue }: StoredRow) =>
    id !== undefined && old.get(id)?.version === version && old.get(id)?.queue === queue;
  const kept = new Set(wanted.filter(isKept).map(({ id }) => id));
  await deleteVariants(
    tx.db,
    before.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  );
  const known = wanted.filter((row) => row.id !== undefined && !kept.has(row.id));
  const added = wanted.filter(({ id }) => id === undefined);
  await insertVariants(tx.db, known);
  await insertVariants(tx.db, added);
}
