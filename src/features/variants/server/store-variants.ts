import { isDeepStrictEqual } from 'node:util';
import type { VariantsAction } from '../variant.ts';
import type { VariantInput } from '../variant.ts';
import { noOrderingData, type OwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { isSameOrdering, ownArticle } from '#features/ordering-data/server/ordering-data.read.ts';
import {
  storeOrdering,
  type ArticleOrdering,
} from '#features/ordering-data/server/store-ordering.service.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { raiseProductVersions } from '#server/content/product-versions.ts';
import { conflict, invalid } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { keepFormerCode } from '#features/slugs/server/former-codes.ts';
import { checkGtins, type GtinsOfProduct } from './gtin-checks.ts';
import { checkCount, checkVariants } from './variant-checks.ts';
import {
  filesInput,
  isSameFiles,
  noFiles,
  wantedFiles,
} from '#features/variant-files/server/variant-files.read.ts';
import {
  storeVariantFiles,
  type FilesOfVariant,
} from '#features/variant-files/server/store-variant-files.service.ts';
import { variantChanges, type VariantRow, type VariantValues } from './variant-history.ts';
import { storeVariantSets } from './store-variant-sets.ts';
import { deleteVariants, insertVariants } from './variants.queries.ts';
import { loadGrids, presentVariants, type Grid } from './variants.read.ts';

/** All variants that a product should have, in order. */
export type VariantGrid = {
  productId: number;
  rows: readonly VariantInput[];
  /** The ordering data of the product's own code; unchanged if it is missing. */
  own?: OwnOrderingData | undefined;
  /** Whether GTINs were checked before, as an import does for all its products together. */
  hasCheckedGtins?: boolean;
  /** The name of a field in errors; `variants.3.code` by default. */
  fieldOf?: (row: number, column: string) => string;
  /** The action in the history; `update` by default. */
  action?: VariantsAction;
};

type PlannedGrid = VariantGrid & { before: Grid };
type WantedGrid = PlannedGrid & { wanted: StoredRow[]; own: OwnOrderingData };
type StoredRow = Omit<VariantRow, 'id'> & { id: number | undefined };

/**
 * Replaces the variants of live products. A row is matched by `id`, which may be that of a variant of another of these
 * products, else by code. The caller records the changes and updates the search, as `writeVariants` does.
 *
 * @throws AppError 422, or 409 with the present variants if a row is outdated
 */
export async function storeVariants(
  tx: ContentTransaction,
  grids: readonly VariantGrid[],
): Promise<Change[]> {
  const ids = grids.map(({ productId }) => productId);
  const present = await loadGrids(tx.db, ids);
  const compared = grids.map((grid): PlannedGrid => ({ ...grid, before: present(grid.productId) }));
  const stored = new Map(compared.flatMap(({ before }) => before.rows.map((row) => [row.id, row] as const)));
  for (const grid of compared) await checkVersions(tx, grid, stored);
  refuseRepeatedIds(compared);
  const codes = new Set([...stored.values()].map(({ code }) => code));
  await checkVariants(
    tx.db,
    compared.flatMap((grid) => checkedRows(grid, codes)),
    new Set(stored.keys()),
  );
  const main = await getMainLanguage(tx.db);
  const planned = compared.map((grid) => ({
    ...grid,
    wanted: wantedRows(grid, stored, { now: tx.now, main }),
    own: grid.own ?? grid.before.own,
  }));
  await checkGtins(tx.db, planned.filter(({ hasCheckedGtins }) => !hasCheckedGtins).map(gtinsOf));
  const changed = planned.filter(
    ({ before, wanted, own }) => !isSame(before.rows, wanted) || !isSameOrdering(before.own, own),
  );
  await replaceRows(tx, changed);
  const after = await storePartsOf(tx, changed);
  await storeVariantSets(
    tx.db,
    new Map(changed.map(({ productId }) => [productId, after.get(productId)?.rows ?? []])),
  );
  const versions = await raiseProductVersions(
    tx,
    changed.flatMap(({ productId, before, own }) => (isSameOrdering(before.own, own) ? [] : [productId])),
  );
  return changed.flatMap(({ productId, action = 'update', before }) =>
    variantChanges(
      productId,
      action,
      { before, after: after.get(productId) ?? before },
      versions.get(productId),
    ),
  );
}

/**
 * Stores the ordering data and the files of these grids, whose rows are stored already. Returns the grids as they are
 * now.
 */
async function storePartsOf(
  tx: ContentTransaction,
  grids: readonly WantedGrid[],
): Promise<Map<number, Grid>> {
  const stored = await loadGrids(
    tx.db,
    grids.map(({ productId }) => productId),
  );
  const articles: ArticleOrdering[] = [];
  const files: FilesOfVariant[] = [];
  const after = new Map<number, Grid>();
  for (const { productId: product_id, before, wanted, own } of grids) {
    const put = (variant_id: number, data: ArticleOrdering['data']) =>
      articles.push({ product_id, variant_id, data });
    const rows = stored(product_id).rows.map((row, index) => ({
      ...row,
      ordering: wanted[index]?.ordering ?? row.ordering,
      files: wanted[index]?.files ?? row.files,
    }));
    const known = new Map(before.rows.map((row) => [row.id, row]));
    for (const row of rows) {
      const old = known.get(row.id);
      if (!isSameOrdering(old?.ordering ?? noOrderingData, row.ordering)) put(row.id, row.ordering);
      if (!isDeepStrictEqual(old?.files ?? noFiles, row.files))
        files.push({ productId: product_id, variantId: row.id, files: row.files });
      known.delete(row.id);
    }
    for (const { id, ordering, files: old } of known.values()) {
      if (!isSameOrdering(ordering, noOrderingData)) put(id, undefined);
      if (old !== noFiles) files.push({ productId: product_id, variantId: id, files: undefined });
    }
    if (!isSameOrdering(before.own, own)) put(ownArticle, own);
    after.set(product_id, { rows, own });
  }
  await storeOrdering(tx, articles);
  await storeVariantFiles(tx, files);
  return after;
}

/** Converts a stored row to the form in which requests send rows. */
export function inputOf({ is_active, files, ...row }: VariantRow) {
  return { ...row, ...filesInput({ image_id: row.image_id, files }), is_active: is_active === 1 };
}

async function checkVersions(
  { db }: ContentTransaction,
  { productId, rows }: PlannedGrid,
  stored: ReadonlyMap<number, VariantRow>,
): Promise<void> {
  const isChanged = rows.some(({ id, version }) => {
    if (id === undefined || id === null) return false;
    const row = stored.get(id);
    return !row || (version !== undefined && row.version !== version);
  });
  if (isChanged) throw conflict(await presentVariants(db, productId));
}

function refuseRepeatedIds(grids: readonly PlannedGrid[]): void {
  const ids = grids.flatMap(({ rows }) => rows.flatMap(({ id }) => id ?? []));
  if (new Set(ids).size < ids.length) throw invalid({ variants: ['Bir varyant iki kez gönderildi.'] });
}

function checkedRows({ productId, rows, fieldOf = defaultField }: PlannedGrid, codes: ReadonlySet<string>) {
  checkCount(rows, 'variants');
  return rows.map((row, index) => ({
    productId,
    row: valuesOf(row, undefined, ''),
    pictureField: row.picture_ids ? ('picture_ids' as const) : ('image_id' as const),
    hadCode: codes.has(row.code),
    field: (column: string) => fieldOf(index, column),
  }));
}

const defaultField = (row: number, column: string) => `variants.${row}.${column}`;

/** The GTINs that the articles of a product shall have, with their fields. */
function gtinsOf({ productId, wanted, own, fieldOf = defaultField }: WantedGrid): GtinsOfProduct {
  return {
    productId,
    named: [
      { gtin: own.gtin, field: 'own.gtin' },
      ...wanted.map(({ ordering }, index) => ({ gtin: ordering.gtin, field: fieldOf(index, 'gtin') })),
    ].filter(({ gtin }) => gtin !== ''),
  };
}

function valuesOf(row: VariantInput, old: VariantRow | undefined, main: string): VariantValues {
  const { code, size_id, finish_id, weight, pack_quantity, is_active, ordering } = row;
  const values = { code, size_id, finish_id, weight, pack_quantity, is_active: Number(is_active) };
  return { ...values, ...wantedFiles(row, old, main), ordering: ordering ?? old?.ordering ?? noOrderingData };
}

/** The rows to store. An unchanged row keeps its version. `byId` are the stored variants of all grids. */
function wantedRows(
  { productId, rows, before }: PlannedGrid,
  byId: ReadonlyMap<number, VariantRow>,
  { now, main }: { now: string; main: string },
): StoredRow[] {
  const named = new Set(rows.flatMap(({ id }) => id ?? []));
  const byCode = new Map(before.rows.filter(({ id }) => !named.has(id)).map((row) => [row.code, row]));
  return rows.map((row, index) => {
    const old = byId.get(row.id ?? 0) ?? byCode.get(row.code);
    const values = valuesOf(row, old, main);
    const isChanged =
      !old ||
      old.product_id !== productId ||
      columns.some((column) => old[column] !== values[column]) ||
      !isSameOrdering(old.ordering, values.ordering) ||
      !isSameFiles(old.files, values.files);
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

function isSame(before: readonly VariantRow[], wanted: readonly StoredRow[]): boolean {
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
  grids: readonly (PlannedGrid & { wanted: StoredRow[] })[],
): Promise<void> {
  const wanted = grids.flatMap((grid) => grid.wanted);
  const before = grids.flatMap((grid) => grid.before.rows);
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
  await insertVariants(tx.db, known.map(columnsOf));
  await insertVariants(tx.db, added.map(columnsOf));
  for (const { id = 0, code } of known)
    await keepFormerCode(tx, id, { from: old.get(id)?.code ?? code, to: code });
}

/** The columns of a variant's own row. */
function columnsOf({ id, product_id, code, size_id, finish_id, weight, pack_quantity, ...row }: StoredRow) {
  const { image_id, is_active, queue, version, updated_at } = row;
  const measures = { weight, pack_quantity };
  return {
    id,
    product_id,
    code,
    size_id,
    finish_id,
    ...measures,
    image_id,
    is_active,
    queue,
    version,
    updated_at,
  };
}
