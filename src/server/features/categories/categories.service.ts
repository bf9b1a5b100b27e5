import type { CategoryLevel } from '#shared/api/category.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Context } from '#server/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { invalid, refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { chooseSlug, moveSlug } from '#server/features/slugs/slugs.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { deleteRecord, restoreRecord } from '#server/records/delete-record.ts';
import { listOrderHistory } from '#server/records/history.read.ts';
import { orderRecords } from '#server/records/order-records.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import type { Saved } from '#server/records/store-values.ts';
import { getRow, updateRecord } from '#server/records/update-record.ts';
import { selectCategories, type CategoryRow } from './categories.queries.ts';
import { countProductsByCategory } from './category-counts.read.ts';
import { categoryResource as resource, findMisplacement } from './category-resource.ts';
import { buildTree, type Misplacement } from './category-tree.ts';
import { listDeletedCategories } from './deleted-categories.read.ts';

const { table } = resource;
const operations = recordOperations(resource);

<<<<<<< HEAD
export async function createCategory(ctx: Context, actor: Actor, input: CategoryWrite): Promise<Category> {
  const section = input.section ?? 'products';
  const parentId = input.sub_category ?? null;
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    const main = await checkTexts(tx, input);
    requireMainText('name', input.name, main);
    await checkParent(tx, section, undefined, parentId);
    await checkPicture(tx.db, 'image_id', input.image_id);
    const newId = await insertCategory(tx.db, {
      section,
      parent_id: parentId,
      // Replaced below, because the slug may contain the id; no slug contains `:`.
      seo_name: ':new',
      name: mergeTexts('{}', input.name),
      description: mergeTexts('{}', input.description),
      seo_title: mergeTexts('{}', input.seo_title),
      seo_description: mergeTexts('{}', input.seo_description),
      image_id: input.image_id ?? null,
      is_active: input.is_active === false ? 0 : 1,
      queue: (await selectTopQueue(tx.db, section, parentId)) + 1,
      created_at: tx.now,
      updated_at: tx.now,
      deleted_at: null,
    });
    const name = input.name[main] ?? '';
    const seoName = await chooseSlug(tx.db, 'category', { id: newId, typed: input.seo_name, name });
    const row = await updateCategoryRow(tx.db, newId, { seo_name: seoName });
    await tx.record({ entity: 'category', id: newId, action: 'create', before: null, after: row });
    return newId;
  });
  return getCategory(ctx, id);
}

/** Changes only the fields in `input`. */
export async function updateCategory(
  ctx: Context,
  actor: Actor,
  id: number,
  input: CategoryWrite,
): Promise<Category> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getCategoryRow(tx.db, id);
    await checkVersion(input.version, before.version, () => presentCategory(tx.db, before));
    if (input.section !== undefined && input.section !== before.section)
      throw invalid({ section: ['Bir kategori başka bir bölüme taşınamaz.'] });
    const main = await checkTexts(tx, input);
    const name = mergeTexts(before.name, input.name);
    requireMainText('name', readTexts(name), main);
    const parentId = input.sub_category === undefined ? before.parent_id : input.sub_category;
    const isMoved = parentId !== before.parent_id;
    if (isMoved) await checkParent(tx, before.section, id, parentId);
    await checkPicture(tx.db, 'image_id', input.image_id);
    const typed = input.seo_name;
    const mainName = readTexts(name)[main] ?? '';
    const seoName =
      typed === undefined || typed === before.seo_name
        ? before.seo_name
        : await chooseSlug(tx.db, 'category', { id, typed, name: mainName });
    const values = {
      parent_id: parentId,
      seo_name: seoName,
      name,
      description: mergeTexts(before.description, input.description),
      seo_title: mergeTexts(before.seo_title, input.seo_title),
      seo_description: mergeTexts(before.seo_description, input.seo_description),
      ...(input.image_id !== undefined && { image_id: input.image_id }),
      ...(input.is_active !== undefined && { is_active: Number(input.is_active) }),
      ...(isMoved && { queue: (await selectTopQueue(tx.db, before.section, parentId)) + 1 }),
    };
    const columns = Object.keys(values) as (keyof typeof values)[];
    if (columns.every((column) => values[column] === before[column])) {
      tx.leaveUnchanged();
      return;
    }
    const written = { ...values, version: before.version + 1, updated_at: tx.now };
    const after = await updateCategoryRow(tx.db, id, written);
    await moveSlug(tx, 'category', id, { from: before.seo_name, to: seoName });
    await tx.record({ entity: 'category', id, action: 'update', before, after });
  });
  return getCategory(ctx, id);
}

/** Orders the categories of one level; returns the new `order_version`. */
export async function orderCategories(ctx: Context, actor: Actor, input: CategoryQueue): Promise<string> {
  const parentId = input.sub_category ?? null;
  return inContentTransaction(ctx, actor, async (tx) => {
    const selectLevel = async () =>
      (await selectCategories(tx.db, input.section)).filter((row) => row.parent_id === parentId);
    const level = await selectLevel();
    checkOrderVersion(input.order_version, orderVersionOf(level));
    const order = orderOf(level, idsInOrder(input.queue));
    await writeOrder(tx.db, { table: 'categories', column: 'queue' }, order);
    await tx.record({
      entity: 'category-order',
      id: `${input.section}/${parentId ?? ''}`,
      action: 'order',
      before: level.map(({ id }) => id),
      after: order,
    });
    return orderVersionOf(await selectLevel());
  });
}

/** Returns the main language. @throws AppError 422 for an unknown language. */
async function checkTexts(tx: ContentTransaction, input: CategoryWrite): Promise<string> {
  const { all, main } = await getLanguageCodes(tx.db);
  const { name, description, seo_title, seo_description } = input;
  checkTextLanguages({ name, description, seo_title, seo_description }, all);
  return main;
}

async function checkParent(
  tx: ContentTransaction,
  section: 'products' | 'school-tours',
  id: number | undefined,
  parentId: number | null,
): Promise<void> {
  const tree = buildTree(await selectCategories(tx.db, section));
  const problem = misplacement(tree, id, parentId);
  if (problem) throw invalid({ sub_category: [misplacementTexts[problem]] });
}
=======
/** A category stands in a tree, has a slug, and is deleted only when it is empty. */
export const categories = {
  ...operations,
  create: (ctx, actor, input) =>
    writeRecord(ctx, actor, {
      resource,
      work: (tx) =>
        createRecord(tx, resource, input, { section: input.section ?? 'products' }, async (row) => ({
          seo_name: await slugOf(tx, row, input.seo_name),
        })),
    }),
  update: (ctx, actor, id, { seo_name: typed, ...input }) =>
    writeKeepingSlug(ctx, actor, id, (tx) =>
      updateRecord(tx, resource, id, input, async (row) =>
        typed === undefined || typed === row.seo_name ? {} : { seo_name: await slugOf(tx, row, typed) },
      ),
    ),
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      await refuseNotEmpty(tx, await getRow(tx.db, table, id));
      await deleteRecord(tx, resource, id);
    }),
  // A slug that is taken meanwhile gets a number.
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, {
      resource,
      work: (tx) => restoreRecord(tx, resource, id, (row) => restoredColumns(tx, row)),
    }),
  restoreVersion: (ctx, actor, id, input) =>
    writeKeepingSlug(ctx, actor, id, (tx) =>
      restoreVersion(tx, resource, id, input, (row) => restoredColumns(tx, row)),
    ),
  order: (ctx, actor, input) =>
    inContentTransaction(ctx, actor, (tx) => orderRecords(tx, table, { ...input, ...levelOf(input) })),
  listOrderHistory: (ctx, query) => listOrderHistory(ctx, table, { ...query, ...levelOf(query) }),
  listDeleted: listDeletedCategories,
} satisfies typeof operations;
>>>>>>> main

/** Checks the category of a product. @throws AppError 422 */
export async function checkCategory(tx: ContentTransaction, id: number | undefined): Promise<void> {
  if (id === undefined) throw invalid({ category_id: [genericMessages.required] });
  const tree = buildTree(await selectCategories(tx.db, 'products'));
  if (!tree.node(id)) throw invalid({ category_id: ['Seçilen kategori yok; listeyi yenileyin.'] });
}

/** The columns that name the level of an order; its schemas add the level to what all records have. */
function levelOf(input: object) {
  const { section, sub_category: parentId } = input as CategoryLevel;
  return { section, parent_id: parentId ?? null };
}

/** Changes a live category and keeps the slug that it leaves. */
function writeKeepingSlug(
  ctx: Context,
  actor: Actor,
  id: number,
  work: (tx: ContentTransaction) => Promise<Saved<CategoryRow>>,
) {
  return writeRecord(ctx, actor, {
    resource,
    work: async (tx) => {
      const { seo_name: from } = await getRow(tx.db, table, id);
      const saved = await work(tx);
      await moveSlug(tx, 'category', id, { from, to: saved.row.seo_name });
      return saved;
    },
  });
}

async function slugOf({ db }: ContentTransaction, { id, name }: CategoryRow, typed = ''): Promise<string> {
  return chooseSlug(db, 'category', { id, typed, name: readTexts(name)[await getMainLanguage(db)] ?? '' });
}

const lostPlaceTexts: Readonly<Record<Misplacement, string>> = {
  'unknown-parent': 'Üst kategorisi silinmiş. Önce onu geri alın.',
  'own-descendant': 'Üst kategorisi artık bu kategorinin altında. Önce onu başka bir yere taşıyın.',
  'too-deep':
    'Üst kategorisinin altında artık yer yok: bir ana kategorinin altında en çok üç düzey olabilir. Önce üst kategorisini taşıyın.',
};

/** The slug of a row that comes back. @throws AppError 422 when its place in the tree is lost. */
async function restoredColumns(tx: ContentTransaction, row: CategoryRow): Promise<Partial<CategoryRow>> {
  const problem = await findMisplacement(tx, row);
  if (problem) throw refused(lostPlaceTexts[problem]);
  return { seo_name: await slugOf(tx, row, row.seo_name) };
}

/** @throws AppError 422 with the number of products and subcategories. */
async function refuseNotEmpty({ db }: ContentTransaction, { id, section }: CategoryRow): Promise<void> {
  const children = buildTree(await selectCategories(db, section)).children(id).length;
  const products = (await countProductsByCategory(db)).get(id) ?? 0;
  if (products + children === 0) return;
  const parts = [
    ...(products > 0 ? [`${products} ürün`] : []),
    ...(children > 0 ? [`${children} alt kategori`] : []),
  ];
  throw refused(`Bu kategoride ${parts.join(' ve ')} var. Önce onları başka bir kategoriye taşıyın.`);
}
