import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { AppError, refused } from '#server/errors.ts';
import { recount, type PlannedRow } from './import-rows.ts';
import { importTables, updateImport, updateImportRow, type ImportRecord } from './imports.queries.ts';
import { undoPictures } from './pictures/write-pictures.ts';
import type { ProductPlan } from '#features/products/server/writer/product-plan.ts';
import { loadProductRows } from '#features/products/server/products.read.ts';
import { writeProducts } from '#features/products/server/writer/write-products.ts';
import type { VariantGrid } from '#features/variants/server/store-variants.ts';
import { writeVariants } from '#features/variants/server/variants.service.ts';
import { loadGrids } from '#features/variants/server/variants.read.ts';
import { gridRow, planModels } from './apply/fields.ts';
import { withMoved } from './apply/moved-variants.ts';
import { undoAssociations } from './apply/write-associations.ts';
import { planUndo } from './apply/undo-plan.ts';
import { isSheetList } from './lists/list-sheet.ts';
import { undoList } from './lists/write-list.ts';
import { writeModelFiles } from './apply/write-files.ts';
import { hasParts, writeClaims } from './apply/write-rows.ts';
import { movedTo } from './sheet/article.ts';
import { findProductIds } from './sheet/articles.queries.ts';
import { codeChanges } from './sheet/association-columns.ts';
import { changedOwn } from './sheet/ordering-values.ts';

type Undoing = { tx: ContentTransaction; record: ImportRecord; add: (rows: number) => void };

/** The number of products whose variants are written in one batch. */
const piece = 50;

/** The number of products that are written in one batch. */
const modelPiece = 200;

/** Reverts the rows whose articles are still as imported, and marks the other rows as kept. */
export async function undoRows(undoing: Undoing): Promise<void> {
  const { tx, record } = undoing;
  const kept = await undoKind(undoing);
  const db = importTables(tx);
  for (const position of kept)
    await updateImportRow(db, { importId: record.id, position }, { result: 'kept' });
  const counts = await recount(db, record);
  await updateImport(db, { id: record.id, states: ['undoing'] }, { counts });
  tx.leaveUnchanged();
}

async function undoKind(undoing: Undoing): Promise<number[]> {
  const { tx, record, add } = undoing;
  if (record.kind === 'pictures') return undoPictures(undoing);
  if (isSheetList(record.kind)) return undoList({ tx, importId: record.id, add }, record.kind);
  return undoSheet(undoing);
}

/** Reverts the rows of a sheet of products. Returns the positions of the rows that are kept. */
async function undoSheet({ tx, record, add }: Undoing): Promise<number[]> {
  const kept: PlannedRow[] = [];
  const undone: PlannedRow[] = [];
  for await (const plan of planUndo(tx.db, record.id)) {
    kept.push(...plan.kept);
    undone.push(...plan.undone);
    await tx.pause();
  }
  const models = undone.filter(({ kind }) => kind === 'model');
  const variants = undone.filter(({ kind }) => kind === 'variant');
  const naming = models.filter((row) => !row.isNew && codeChanges(row.after, row.before).length > 0);
  const tied = new Set(await tryTogether(naming, (some) => undoAssociations(tx, some)));
  kept.push(...tied);
  const moved = new Set(variants.filter(({ after }) => movedTo(after) !== undefined));
  kept.push(...(await tryTogether([...moved], (some) => undoMoves(tx, some))));
  const removed = new Set(models.flatMap(({ isNew, productId }) => (isNew ? (productId ?? []) : [])));
  const owns = models.filter((row) => !row.isNew && !tied.has(row) && hasParts(row.before));
  const products = [
    ...Map.groupBy(
      [...owns, ...variants].filter((row) => !removed.has(row.productId ?? 0) && !moved.has(row)),
      ({ productId }) => productId ?? 0,
    ),
  ];
  for (let start = 0; start < products.length; start += piece) {
    kept.push(...(await undoGrids(tx, new Map(products.slice(start, start + piece)))));
    await tx.pause();
  }
  add(variants.length);
  const refused = new Set(kept);
  const changed = models.filter((row) => !row.isNew && !refused.has(row));
  for (let start = 0; start < changed.length; start += modelPiece) {
    const rows = changed.slice(start, start + modelPiece);
    kept.push(...(await tryTogether(rows, (some) => undoModels(tx, some))));
    add(rows.length);
    await tx.pause();
  }
  const created = [...removed];
  for (let start = 0; start < created.length; start += modelPiece) {
    await removeModels(tx, created.slice(start, start + modelPiece));
    await tx.pause();
  }
  return kept.map(({ position }) => position);
}

async function undoModels(tx: ContentTransaction, rows: readonly PlannedRow[]): Promise<void> {
  const values = rows.map(({ productId, before }) => ({ productId, values: before }));
  await writeProducts(tx, await planModels(tx, values), { history: 'columns' });
  await writeModelFiles(
    tx,
    rows.map(({ position, productId, before }) => ({ position, productId: productId ?? 0, values: before })),
  );
}

async function removeModels(tx: ContentTransaction, ids: readonly number[]): Promise<void> {
  const stored = await loadProductRows(tx.db, ids);
  const plans = [...stored.values()].map((before): ProductPlan => ({ change: 'delete', before }));
  await writeProducts(tx, plans, { history: 'columns' });
}

/**
 * Moves variants back to the models from which they came, with their former values.
 * @throws AppError 422 if such a model is gone or has another code by now, or a rule refuses its variants
 */
async function undoMoves(tx: ContentTransaction, rows: readonly PlannedRow[]): Promise<void> {
  const { products } = await findProductIds(
    tx.db,
    rows.map(({ before }) => movedTo(before) ?? ''),
  );
  const back = rows.map((row) => {
    const productId = products.get(movedTo(row.before) ?? '');
    if (productId === undefined) throw refused('Varyantın eski modeli artık yok.');
    return { ...row, productId };
  });
  const ids = [...new Set([...rows, ...back].flatMap(({ productId }) => productId ?? []))];
  const stored = withMoved(await loadGrids(tx.db, ids), ids, back);
  const before = new Map(back.map((row) => [row.variantId, row.before]));
  await writeVariants(
    tx,
    ids.map((productId) => ({
      productId,
      rows: stored(productId).rows.map((row) => gridRow(row, before.get(row.id))),
    })),
  );
}

/** Reverts variants and the ordering data of the products' own codes. */
async function undoGrids(
  tx: ContentTransaction,
  products: ReadonlyMap<number, readonly PlannedRow[]>,
): Promise<PlannedRow[]> {
  const ids = [...products.keys()];
  const stored = await loadGrids(tx.db, ids);
  const failed = await tryTogether(ids, async (some) => {
    const grids = some.map((productId): VariantGrid => {
      const undone = products.get(productId) ?? [];
      const rows = new Map(undone.map((row) => [row.variantId, row]));
      const grid = stored(productId);
      const left = grid.rows.filter(({ id }) => !rows.get(id)?.isNew);
      const model = undone.find(({ kind }) => kind === 'model');
      return {
        productId,
        own: changedOwn(model?.before ?? {}, grid.own),
        rows: left.map((row) => gridRow(row, rows.get(row.id)?.before)),
      };
    });
    await writeVariants(tx, grids);
    const models = some.flatMap((id) => (products.get(id) ?? []).filter(({ kind }) => kind === 'model'));
    await writeClaims(tx, new Map(models.map(({ productId, before }) => [productId ?? 0, before])));
  });
  return failed.flatMap((id) => [...(products.get(id) ?? [])]);
}

/**
 * Handles all items at once. If a rule refuses that, handles them one by one and returns the refused ones.
 */
async function tryTogether<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
): Promise<Item[]> {
  if (items.length === 0) return [];
  try {
    await work(items);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (items.length === 1) return [...items];
  }
  const refused: Item[] = [];
  for (const item of items) refused.push(...(await tryTogether([item], work)));
  return refused;
}
