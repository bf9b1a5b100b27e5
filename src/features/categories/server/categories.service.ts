import type { CategoryLevel, CategoryTree } from '../category.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Context } from '#server/context/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { countToursByCategory } from './tour-counts.read.ts';
import { chooseSlug, keepOldSlug } from '#features/slugs/server/slugs.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { deleteRecord, restoreRecord } from '#server/records/delete-record.ts';
import { listOrderHistory } from '#server/records/history.read.ts';
import { orderRecords } from '#server/records/order-records.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import type { Saved } from '#server/records/store-values.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { templateChangedKind } from './template-changed.job-kind.ts';
import { getRow, updateRecord } from '#server/records/update-record.ts';
import { selectCategories, type CategoryRow } from './categories.queries.ts';
import { countProductsByCategory } from './category-counts.read.ts';
import { categoryResource as resource, findMisplacement } from './category-resource.ts';
import { buildTree, type Misplacement } from './category-tree.ts';
import { listDeletedCategories } from './deleted-categories.read.ts';

const { table } = resource;
const operations = recordOperations(resource);

/**
 * Adds rules to the simple record: a category has a place in a tree and a slug, and only an empty one can be
 * deleted.
 */
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
      updateRecord(tx, resource, id, input, async (row) => {
        if (input.section !== undefined && input.section !== row.section)
          throw invalid({ section: ['Bir kategori başka bir bölüme taşınamaz.'] });
        return typed === undefined || typed === row.seo_name
          ? {}
          : { seo_name: await slugOf(tx, row, typed) };
      }),
    ),
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      await refuseNotEmpty(tx, await getRow(tx.db, table, id));
      await deleteRecord(tx, resource, id);
    }),
  // If another category has taken the slug since the deletion, the restored one gets a number.
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

/**
 * Checks that the category of a product or tour exists in the tree of that kind.
 *
 * @throws AppError 422
 */
export async function checkCategory(
  tx: ContentTransaction,
  id: number | undefined,
  section: CategoryTree = 'products',
): Promise<void> {
  if (id === undefined) throw invalid({ category_id: [genericMessages.required] });
  await checkCategories(tx, [id], section);
}

/** Does what `checkCategory` does, for the categories of many records. */
export async function checkCategories(
  { db }: ContentTransaction,
  ids: readonly number[],
  section: CategoryTree = 'products',
): Promise<void> {
  if (ids.length === 0) return;
  const tree = buildTree(await selectCategories(db, section));
  if (ids.some((id) => !tree.node(id)))
    throw invalid({ category_id: ['Seçilen kategori yok; listeyi yenileyin.'] });
}

/**
 * The columns that identify the level whose order a request changes; the request schema of categories
 * includes them.
 */
function levelOf(input: object) {
  const { section, sub_category: parentId } = input as CategoryLevel;
  return { section, parent_id: parentId ?? null };
}

/** Changes a live category. If the slug changes, addresses with the old slug redirect to the new one. */
function writeKeepingSlug(
  ctx: Context,
  actor: Actor,
  id: number,
  work: (tx: ContentTransaction) => Promise<Saved<CategoryRow>>,
) {
  return writeRecord(ctx, actor, {
    resource,
    work: async (tx) => {
      const before = await getRow(tx.db, table, id);
      const saved = await work(tx);
      await keepOldSlug(tx, 'category', id, { from: before.seo_name, to: saved.row.seo_name });
      const isSame = (['attribute_labels', 'required_attributes', 'parent_id'] as const).every(
        (column) => before[column] === saved.row[column],
      );
      if (!isSame) await enqueue(tx, templateChangedKind, {});
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

/**
 * Chooses the slug of a restored category.
 *
 * @throws AppError 422 if the category no longer fits below its parent.
 */
async function restoredColumns(tx: ContentTransaction, row: CategoryRow): Promise<Partial<CategoryRow>> {
  const problem = await findMisplacement(tx, row);
  if (problem) throw refused(lostPlaceTexts[problem]);
  return { seo_name: await slugOf(tx, row, row.seo_name) };
}

/** @throws AppError 422 with the number of products, tours and subcategories, unless all are 0. */
async function refuseNotEmpty({ db }: ContentTransaction, { id, section }: CategoryRow): Promise<void> {
  const children = buildTree(await selectCategories(db, section)).children(id).length;
  const products = (await countProductsByCategory(db)).get(id) ?? 0;
  const tours = (await countToursByCategory(db)).get(id) ?? 0;
  if (products + tours + children === 0) return;
  const parts = [
    ...(products > 0 ? [`${products} ürün`] : []),
    ...(tours > 0 ? [`${tours} okul turu`] : []),
    ...(children > 0 ? [`${children} alt kategori`] : []),
  ];
  throw refused(`Bu kategoride ${parts.join(' ve ')} var. Önce onları başka bir kategoriye taşıyın.`);
}
