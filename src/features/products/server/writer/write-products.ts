import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { Insertable } from 'kysely';
import type { ProductRow, ProductTable } from '#server/db/schema/product.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { reservePlaces, type ReservedPlaces } from '#features/product-lists/server/order.service.ts';
import { documentColumns } from '#features/product-search/server/document.ts';
import { indexProducts, unindexProducts } from '#features/product-search/server/indexing.service.ts';
import { chooseNewSlugs, keepOldSlug } from '#features/slugs/server/slugs.service.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { checkPlans, loadPlannedTypes } from './plan-checks.ts';
import { columnsOfRestore, columnsOfUpdate, mainName, rowOfNew, type Writing } from './planned-columns.ts';
import type { CreatePlan, ProductPlan } from './product-plan.ts';
import { deleteGaps, storeGaps } from '../gaps/stored-gaps.ts';
import { loadProductRows } from '../products.read.ts';
import { bulkUpdate } from '../versions.read.ts';
import {
  insertProducts,
  insertTransporterTypes,
  replaceTransporterTypes,
  updateProducts,
  type ProductColumns,
} from './write-products.queries.ts';

type Options = {
  /** Reserved positions, for a caller that writes its products in several batches. */
  places?: ReservedPlaces;
  /**
   * The parts of rows that the history stores for updates and deletions: whole rows, or only the changed
   * columns, which suffice for bulk changes.
   */
  history?: 'rows' | 'columns';
};

/** A written product. `isChanged` is false if it already had the planned values. */
export type WrittenProduct = { row: ProductRow; isChanged: boolean };

/** A plan that was carried out. Without `columns` nothing was written. */
type Written = {
  plan: ProductPlan;
  before: ProductRow | null;
  after: ProductRow;
  columns: Partial<ProductRow>;
  /** The history entries for parts of the product, such as its pictures. */
  partChanges: Change[];
};

type ChangePlan = Exclude<ProductPlan, CreatePlan>;
type Work = Writing & { types: ReadonlyMap<ProductPlan, number[]> };

/**
 * The only function that writes rows of products. It checks all plans before the first write, and then
 * updates the search and the history. Returns the products in the order of `plans`.
 */
export async function writeProducts(
  tx: ContentTransaction,
  plans: readonly ProductPlan[],
  { places: reserved, history = 'rows' }: Options = {},
): Promise<WrittenProduct[]> {
  const languages = await getLanguageCodes(tx.db);
  await checkPlans(tx, plans, languages);
  const types = await loadPlannedTypes(tx, plans);
  const places = async () => (reserved ??= await reservePlaces(tx.db, countNew(plans)));
  const labels = await loadAllLabels(tx.db);
  const work: Work = { tx, languages, labels, types, places };
  const created = plans.filter(isCreation);
  const changed = plans.filter((plan) => !isCreation(plan));
  const written = new Map(
    [...(await changeProducts(work, changed)), ...(await createProducts(work, created))].map((one) => [
      one.plan,
      one,
    ]),
  );
  const all = plans.flatMap((plan) => written.get(plan) ?? []);
  await updateDerived(tx, all);
  for (const { plan, before, after } of all)
    if (plan.change === 'update' && before)
      await keepOldSlug(tx, 'product', after.id, { from: before.seo_name, to: after.seo_name });
  const changes = all.flatMap((one) => changesOf(one, history));
  await tx.recordAll(changes);
  if (changes.length === 0) tx.leaveUnchanged();
  return all.map((one) => ({ row: one.after, isChanged: isWritten(one) }));
}

const isCreation = (plan: ProductPlan) => plan.change === 'create';
const isWritten = ({ columns }: Pick<Written, 'columns'>) => Object.keys(columns).length > 0;

const countNew = (plans: readonly ProductPlan[]) =>
  plans.filter(({ change }) => change === 'create' || change === 'restore').length;

async function changeProducts(work: Work, plans: readonly ChangePlan[]): Promise<Written[]> {
  const { tx } = work;
  const all: Written[] = [];
  for (const plan of plans) all.push(await planChange(work, plan));
  const changed = all.filter(isWritten);
  const withTypes = changed.filter(({ columns }) => 'transporter_type_ids' in columns);
  await replaceTransporterTypes(
    tx.db,
    new Map(withTypes.map(({ after }) => [after.id, typeIdsIn(after.transporter_type_ids)])),
  );
  await updateProducts(
    tx.db,
    changed.map(({ after, columns }) => ({ id: after.id, columns: writableColumns(columns) })),
  );
  return all;
}

/** Removes the column with the ids of the transporter types, because triggers write it. */
function writableColumns(columns: Partial<ProductRow>): ProductColumns {
  const writable = { ...columns };
  delete writable.transporter_type_ids;
  return writable;
}

/** Computes what a plan changes in a stored product, without writing it. */
async function planChange({ types, ...writing }: Work, plan: ChangePlan): Promise<Written> {
  const { before } = plan;
  const { tx } = writing;
  const restored = plan.change === 'restore' ? await columnsOfRestore(writing, before) : undefined;
  const wanted: ProductColumns & { transporter_type_ids?: string } = {
    ...(plan.change === 'update' && (await columnsOfUpdate(writing, plan))),
    ...(plan.change === 'delete' && { deleted_at: tx.now }),
    ...restored?.columns,
  };
  const typeIds = types.get(plan);
  if (typeIds) wanted.transporter_type_ids = typeSet(typeIds);
  const changed = Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => before[column as keyof ProductRow] !== value),
  );
  const columns = {
    ...changed,
    ...(Object.keys(changed).length > 0 && { version: before.version + 1 }),
    ...(Object.keys(changed).length > 0 && plan.change !== 'delete' && { updated_at: tx.now }),
  };
  const partChanges = restored?.changes ?? [];
  return { plan, before, after: { ...before, ...columns }, columns, partChanges };
}

/** Formats ids like the column `transporter_type_ids`: `,1,4,`. */
const typeSet = (ids: readonly number[]) => (ids.length === 0 ? '' : `,${ids.join(',')},`);

async function createProducts(work: Work, plans: readonly CreatePlan[]): Promise<Written[]> {
  if (plans.length === 0) return [];
  const { tx, types, languages } = work;
  const rows: Insertable<ProductTable>[] = [];
  for (const [index, plan] of plans.entries()) rows.push(await rowOfNew(work, plan, index));
  const idsByCode = await insertProducts(tx.db, rows);
  const inserted = plans.map((plan, index) => {
    const { code = '', name = '{}' } = rows[index] ?? {};
    return { plan, id: idsByCode.get(code) ?? 0, name: mainName({ name }, languages.main) };
  });
  await insertTransporterTypes(
    tx.db,
    new Map(
      inserted.map(({ plan, id }) => [
        id,
        types.get(plan) ?? typeIdsIn(plan.from?.transporter_type_ids ?? ''),
      ]),
    ),
  );
  const slugs = await chooseNewSlugs(
    tx.db,
    'product',
    inserted.map(({ plan, id, name }) => ({ id, typed: plan.fields.seo_name, name })),
  );
  await updateProducts(
    tx.db,
    inserted.map(({ id }, index) => ({ id, columns: { seo_name: slugs[index] ?? '' } })),
  );
  const stored = await loadProductRows(
    tx.db,
    inserted.map(({ id }) => id),
  );
  const written: Written[] = [];
  for (const { plan, id } of inserted) {
    const after = stored.get(id);
    if (!after) throw new Error('The product that was created is missing');
    const partChanges = (await plan.parts?.(after)) ?? [];
    written.push({ plan, before: null, after, columns: after, partChanges });
  }
  return written;
}

/** Updates the search for changed words and categories and what products lack; deleted ones have neither. */
async function updateDerived(tx: ContentTransaction, all: readonly Written[]): Promise<void> {
  const deleted = all.filter(({ plan }) => plan.change === 'delete').map(({ after }) => after.id);
  if (deleted.length > 0) await unindexProducts(tx.db, deleted);
  await deleteGaps(tx.db, deleted);
  const isFoundByIt = ({ plan, columns }: Written) =>
    plan.change === 'restore' || documentColumns.some((column) => column in columns);
  const found = all.filter(isFoundByIt).map(({ after }) => after);
  if (found.length > 0) await indexProducts(tx.db, found);
  const live = all.filter((one) => one.plan.change !== 'delete' && isWritten(one)).map(({ after }) => after);
  await storeGaps(tx.db, live);
}

function changesOf(
  { plan: { change }, before, after, columns, partChanges }: Written,
  history: Options['history'],
): Change[] {
  const names = Object.keys(columns) as (keyof ProductRow)[];
  if (names.length === 0) return partChanges;
  const subject = { entity: 'product', id: after.id };
  const isWhole = history === 'rows' || change === 'create' || change === 'restore';
  if (!before || isWhole) return [{ ...subject, action: change, before, after }, ...partChanges];
  const action = change === 'update' ? bulkUpdate : change;
  const earlier = Object.fromEntries(names.map((column) => [column, before[column]]));
  return [{ ...subject, action, before: earlier, after: columns }, ...partChanges];
}
