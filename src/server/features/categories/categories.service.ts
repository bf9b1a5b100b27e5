import type { Category, CategoryQueue, CategoryWrite } from '#shared/api/category.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Context } from '#server/context.ts';
import { mergeTexts, readTexts } from '#server/db/localised-column.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkOrderVersion, idsInOrder, orderOf, orderVersionOf } from '#server/records/order.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { checkVersion } from '#server/records/versions.ts';
import { invalid } from '#server/errors.ts';
import {
  checkTextLanguages,
  getLanguageCodes,
  requireMainText,
} from '#server/features/languages/languages.service.ts';
import { checkPicture } from '#server/features/media/pictures.service.ts';
import { chooseSlug, moveSlug } from '#server/features/slugs/slugs.service.ts';
import { insertCategory, selectCategories, selectTopQueue, updateCategoryRow } from './categories.queries.ts';
import { getCategory, getCategoryRow, presentCategory } from './categories.read.ts';
import { buildTree, misplacement, type Misplacement } from './category-tree.ts';

const misplacementTexts: Readonly<Record<Misplacement, string>> = {
  'unknown-parent': 'Seçilen üst kategori yok; listeyi yenileyin.',
  'own-descendant': 'Bir kategori kendi altına taşınamaz.',
  'too-deep': 'Bir ana kategorinin altında en çok üç düzey olabilir.',
};

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

/** Checks the category of a product. @throws AppError 422 */
export async function checkCategory(tx: ContentTransaction, id: number | undefined): Promise<void> {
  if (id === undefined) throw invalid({ category_id: [genericMessages.required] });
  const tree = buildTree(await selectCategories(tx.db, 'products'));
  if (!tree.node(id)) throw invalid({ category_id: ['Seçilen kategori yok; listeyi yenileyin.'] });
}
