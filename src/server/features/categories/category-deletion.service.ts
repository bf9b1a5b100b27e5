import type { Category } from '#shared/api/category.ts';
import type { Context } from '#server/context.ts';
import { inContentTransaction, type Actor } from '#server/db/transactions.ts';
import { restorableSince } from '#server/records/restore-period.ts';
import { notFound, refused } from '#server/errors.ts';
import { chooseSlug } from '#server/features/slugs/slugs.service.ts';
import {
  selectCategories,
  selectDeletedCategory,
  selectTopQueue,
  updateCategoryRow,
} from './categories.queries.ts';
import { getCategory, getCategoryRow } from './categories.read.ts';
import { countProductsByCategory } from './category-counts.read.ts';
import { buildTree, misplacement } from './category-tree.ts';

const parentDeleted = 'Üst kategorisi silinmiş. Önce onu geri alın.';
const tooDeep =
  'Üst kategorisi taşınmış: bir ana kategorinin altında en çok üç düzey olabilir. Önce üst kategoriyi daha yukarı taşıyın.';

/** Refused while the category has products or subcategories. */
export async function deleteCategory(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getCategoryRow(tx.db, id);
    const children = buildTree(await selectCategories(tx.db, before.section)).children(id).length;
    const products = (await countProductsByCategory(tx.db)).get(id) ?? 0;
    if (products + children > 0) throw refused(notEmpty(products, children));
    const after = await updateCategoryRow(tx.db, id, { deleted_at: tx.now, version: before.version + 1 });
    await tx.record({ entity: 'category', id, action: 'delete', before, after });
  });
}

/** Restores a category at the top of its level; a slug that is taken meanwhile gets a number. */
export async function restoreCategory(ctx: Context, actor: Actor, id: number): Promise<Category> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectDeletedCategory(tx.db, id, restorableSince(ctx.clock.now()));
    if (!before) throw notFound();
    const tree = buildTree(await selectCategories(tx.db, before.section));
    const problem = misplacement(tree, undefined, before.parent_id);
    if (problem) throw refused(problem === 'too-deep' ? tooDeep : parentDeleted);
    const seoName = await chooseSlug(tx.db, 'category', { id, typed: before.seo_name, name: '' });
    const after = await updateCategoryRow(tx.db, id, {
      deleted_at: null,
      seo_name: seoName,
      queue: (await selectTopQueue(tx.db, before.section, before.parent_id)) + 1,
      version: before.version + 1,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'category', id, action: 'restore', before, after });
  });
  return getCategory(ctx, id);
}

function notEmpty(products: number, children: number): string {
  const parts = [
    ...(products > 0 ? [`${products} ürün`] : []),
    ...(children > 0 ? [`${children} alt kategori`] : []),
  ];
  return `Bu kategoride ${parts.join(' ve ')} var. Önce onları başka bir kategoriye taşıyın.`;
}
