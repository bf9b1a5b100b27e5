import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { reservePlaces, type ReservedPlaces } from '#features/product-lists/server/order.service.ts';
import type { ProductPlan } from '#features/products/server/writer/product-plan.ts';
import { writeProducts } from '#features/products/server/writer/write-products.ts';
import type { VariantGrid } from '#features/variants/server/store-variants.ts';
import { writeVariants } from '#features/variants/server/variants.service.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { importTables, selectWrittenRowsOf, updateImportRow, writtenRows } from '../imports.queries.ts';
import { noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import { storeClaims } from '#features/compliance/server/compliance.service.ts';
import { loadGrids, loadVariantRows } from '#features/variants/server/variants.read.ts';
import { refuseSharedGtins } from '../check/check-ordering.ts';
import { selectModels } from '../sheet/articles.queries.ts';
import { changedClaims } from '../sheet/claim-columns.ts';
import type { FieldValues } from '../sheet/article.ts';
import { changedOwn } from '../sheet/ordering-values.ts';
import { writeAssociations } from './write-associations.ts';
import { gridRow, newGridRow, planModels, productFields } from './fields.ts';

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
  const ids = [...products];
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
  add(models.length);
}

async function writeGrids({ tx, importId, add }: Writing, productIds: readonly number[]): Promise<void> {
  const written = (await selectWrittenRowsOf(tx.db, importId, productIds)).map(plannedRow);
  const rows = written.filter(({ kind }) => kind === 'variant');
  const models = written.filter(({ kind }) => kind === 'model');
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  const ownValues = new Map(models.map(({ productId, after }) => [productId, after]));
  const stored = await loadGrids(tx.db, productIds);
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
  await rememberNewVariants(
    { tx, importId },
    rows.filter(({ isNew }) => isNew),
    productIds,
  );
  await writeClaims(tx, new Map(models.map(({ productId, after }) => [productId ?? 0, after])));
  await rememberVersions(
    { tx, importId },
    models.filter(({ isNew }) => isNew),
  );
  add(rows.length);
}

/** Stores the ids of the new variants in the import's rows, because undoing finds the variants by id. */
async function rememberNewVariants(
  { tx, importId }: Pick<Writing, 'tx' | 'importId'>,
  created: readonly PlannedRow[],
  productIds: readonly number[],
): Promise<void> {
  if (created.length === 0) return;
  const byCode = new Map((await loadVariantRows(tx.db, productIds)).map((row) => [row.code, row]));
  for (const { code, position } of created) {
    const row = byCode.get(code);
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
