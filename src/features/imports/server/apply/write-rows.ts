import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { reservePlaces, type ReservedPlaces } from '#features/product-lists/server/order.service.ts';
import type { ProductPlan } from '#features/products/server/writer/product-plan.ts';
import { writeProducts } from '#features/products/server/writer/write-products.ts';
import type { VariantGrid } from '#features/variants/server/store-variants.ts';
import { writeVariants } from '#features/variants/server/variants.service.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { importTables, selectWrittenRowsOf, updateImportRow, writtenRows } from '../imports.queries.ts';
import type { Reader } from '#server/db/connect.ts';
import { refused } from '#server/errors.ts';
import { noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import { storeClaims } from '#features/compliance/server/compliance.service.ts';
import { loadGrids, loadVariantRows } from '#features/variants/server/variants.read.ts';
import { refuseSharedGtins } from '../check/check-ordering.ts';
import { findProductIds, selectModels } from '../sheet/articles.queries.ts';
import { changedClaims } from '../sheet/claim-columns.ts';
import { movedTo, type FieldValues } from '../sheet/article.ts';
import { changedOwn } from '../sheet/ordering-values.ts';
import { writeModelFiles } from './write-files.ts';
import { writeAssociations } from './write-associations.ts';
import { gridRow, newGridRow, planModels, productFields } from './fields.ts';
import { withMoved } from './moved-variants.ts';

/** The number of products whose variants are written in one batch. */
const piece = 50;

type Writing = { tx: ContentTransaction; importId: number; add: (rows: number) => void };

/** Writes all rows of an import, models before variants, because new variants need their models. */
export async function writeRows(writing: Writing): Promise<void> {
  const { tx, importId } = writing;
  const places = await reservePlaces(tx.db, await countNewModels(writing));
  const created = new Map<string, number>();
  const orphans: PlannedRow[] = [];
  const products = new Set<number>();
  const moves = await planMoves(tx.db, importId);
  for await (const stored of writtenRows(tx.db, importId)) {
    const rows = stored.map(plannedRow);
    await writeModels(writing, places, { rows, created });
    for (const row of rows) {
      if (row.kind === 'model') addModelWithOwn(products, row, created);
      else if (row.productId === null) orphans.push(row);
      else products.add(row.productId);
    }
    await tx.pause();
  }
  for (const { position, modelCode } of orphans) {
    const productId = created.get(modelCode);
    if (productId === undefined) throw new Error(`No model ${modelCode} was created for its variant`);
    await updateImportRow(importTables(tx), { importId, position }, { product_id: productId });
    products.add(productId);
  }
  const together = await placeMoves(writing, moves, created);
  if (together.size > 0) await writeGrids(writing, [...together]);
  const ids = [...products].filter((id) => !together.has(id));
  for (let start = 0; start < ids.length; start += piece) {
    await writeGrids(writing, ids.slice(start, start + piece));
    await tx.pause();
  }
  await writeAssociations(tx, importId);
  await refuseSharedGtins(tx.db, importId);
  tx.leaveUnchanged();
}

/** Whether a model's row has values that are stored beside its own row. */
export const hasParts = (values: FieldValues): boolean =>
  changedOwn(values, noOwnOrderingData) !== undefined || changedClaims(values, []) !== undefined;

/** The ordering data of a model's own code is stored with the grid of its variants. */
function addModelWithOwn(products: Set<number>, row: PlannedRow, created: ReadonlyMap<string, number>): void {
  const id = row.productId ?? created.get(row.code);
  if (id !== undefined && hasParts(row.after)) products.add(id);
}

type Moves = { rows: PlannedRow[]; models: ReadonlyMap<string, number> };

/** The rows that move a variant, and the stored models to which they move, before any of those gets another code. */
async function planMoves(db: Reader, importId: number): Promise<Moves> {
  const rows: PlannedRow[] = [];
  for await (const stored of writtenRows(db, importId))
    rows.push(...stored.map(plannedRow).filter(({ after }) => movedTo(after) !== undefined));
  const { products } = await findProductIds(
    db,
    rows.map(({ modelCode }) => modelCode),
  );
  return { rows, models: products };
}

/**
 * Gives moving rows their new products, where undoing looks for them. Returns all products that lose or get variants;
 * their grids must be written together.
 * @throws AppError 422 if a model is gone since the check
 */
async function placeMoves(
  { tx, importId }: Writing,
  { rows, models }: Moves,
  created: ReadonlyMap<string, number>,
): Promise<Set<number>> {
  const together = new Set<number>();
  for (const { position, productId, modelCode } of rows) {
    const target = models.get(modelCode) ?? created.get(modelCode);
    if (target === undefined) throw refused(modelGone(modelCode));
    await updateImportRow(importTables(tx), { importId, position }, { product_id: target });
    together.add(productId ?? 0).add(target);
  }
  return together;
}

const modelGone = (code: string) =>
  `“${code}” kodlu model artık yok; hiçbir şey yazılmadı. Dosyayı yeniden denetleyin.`;

async function countNewModels({ tx, importId }: Writing): Promise<number> {
  let count = 0;
  for await (const rows of writtenRows(tx.db, importId))
    count += rows.map(plannedRow).filter(({ isNew, kind }) => isNew && kind === 'model').length;
  return count;
}

async function writeModels(
  { tx, importId, add }: Writing,
  places: ReservedPlaces,
  { rows, created }: { rows: readonly PlannedRow[]; created: Map<string, number> },
): Promise<void> {
  const models = rows.filter(({ kind }) => kind === 'model');
  const old = models.filter(({ isNew }) => !isNew);
  const added = models.filter(({ isNew }) => isNew);
  const updates = await planModels(
    tx,
    old.map(({ productId, after }) => ({ productId, values: after })),
  );
  const creations = added.map(({ code, after }): ProductPlan => {
    return { change: 'create', fields: { ...productFields(after), code } };
  });
  const written = await writeProducts(tx, [...updates, ...creations], { places, history: 'columns' });
  for (const [index, { code, position }] of added.entries()) {
    const id = written[updates.length + index]?.row.id ?? 0;
    created.set(code, id);
    await updateImportRow(importTables(tx), { importId, position }, { product_id: id, version: 1 });
  }
  await writeModelFiles(
    tx,
    models.map(({ position, productId, code, before, after }) => ({
      position,
      productId: productId ?? created.get(code) ?? 0,
      before,
      values: after,
    })),
  );
  add(models.length);
}

async function writeGrids({ tx, importId, add }: Writing, productIds: readonly number[]): Promise<void> {
  const written = (await selectWrittenRowsOf(tx.db, importId, productIds)).map(plannedRow);
  const rows = written.filter(({ kind }) => kind === 'variant');
  const models = written.filter(({ kind }) => kind === 'model');
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  const ownValues = new Map(models.map(({ productId, after }) => [productId, after]));
  const stored = withMoved(await loadGrids(tx.db, productIds), productIds, rows);
  const grids = productIds.map((productId): VariantGrid => {
    const changed = byProduct.get(productId) ?? [];
    const values = new Map(changed.map(({ variantId, after }) => [variantId, after]));
    const grid = stored(productId);
    return {
      productId,
      own: changedOwn(ownValues.get(productId) ?? {}, grid.own),
      hasCheckedGtins: true,
      rows: [
        ...grid.rows.map((row) => gridRow(row, values.get(row.id))),
        ...changed.filter(({ isNew }) => isNew).map(({ code, after }) => newGridRow(code, after)),
      ],
    };
  });
  await writeVariants(tx, grids);
  await rememberVariants(
    { tx, importId },
    rows.filter(({ isNew, after }) => isNew || movedTo(after) !== undefined),
    productIds,
  );
  await writeClaims(tx, new Map(models.map(({ productId, after }) => [productId ?? 0, after])));
  await rememberVersions(
    { tx, importId },
    models.filter(({ isNew }) => isNew),
  );
  add(rows.length);
}

/**
 * Stores the ids and versions of new and moved variants in the import's rows, because undoing finds variants by id and
 * knows by their versions which of a new model's variants are those of the import.
 */
async function rememberVariants(
  { tx, importId }: Pick<Writing, 'tx' | 'importId'>,
  rows: readonly PlannedRow[],
  productIds: readonly number[],
): Promise<void> {
  if (rows.length === 0) return;
  const stored = await loadVariantRows(tx.db, productIds);
  const byCode = new Map(stored.map((row) => [row.code, row]));
  const byId = new Map(stored.map((row) => [row.id, row]));
  for (const { code, variantId, position } of rows) {
    const row = variantId === null ? byCode.get(code) : byId.get(variantId);
    if (row)
      await updateImportRow(
        importTables(tx),
        { importId, position },
        { variant_id: row.id, version: row.version },
      );
  }
}

/** A new model whose own code got data has another version, which undoing compares. */
async function rememberVersions(
  { tx, importId }: Pick<Writing, 'tx' | 'importId'>,
  models: readonly PlannedRow[],
): Promise<void> {
  if (models.length === 0) return;
  const rows = await selectModels(
    tx.db,
    models.flatMap(({ productId }) => productId ?? []),
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const { productId, position } of models) {
    const version = versions.get(productId ?? 0);
    if (version !== undefined) await updateImportRow(importTables(tx), { importId, position }, { version });
  }
}

/** Writes the claims of models, whose values these are. */
export async function writeClaims(
  tx: ContentTransaction,
  models: ReadonlyMap<number, FieldValues>,
): Promise<void> {
  const stored = await loadClaims(tx.db, 'product', [...models.keys()]);
  const wanted = [...models].flatMap(([id, values]) => {
    const claims = changedClaims(values, stored(id));
    return claims ? [[id, claims] as const] : [];
  });
  await tx.recordAll(await storeClaims(tx, 'product', new Map(wanted)));
}
