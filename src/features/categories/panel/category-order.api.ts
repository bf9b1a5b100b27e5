import type { CategoryNode, CategoryTree } from '../category.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { write } from '#panel/api/client.ts';
import { queueOf, saveOptimisticOrder, sortByIds } from '#panel/api/optimistic-order.ts';
import { categoryTreeKey } from './categories.api.ts';
import { changeLevel, levelOf } from './category-levels.ts';

/** Orders the categories below `parentId`; null means the main categories. */
export function sortCategories(
  section: CategoryTree,
  parentId: number | null,
  ids: readonly number[],
): Promise<void> {
  return saveOptimisticOrder<CategoryNode[]>({
    queryKey: categoryTreeKey(section),
    reorder: (tree) => changeLevel(tree, parentId, (level) => sortByIds(level, ids)),
    versionOf: (tree) => levelOf(tree, parentId)[0]?.order_version,
    withVersion: (tree, order_version) =>
      changeLevel(tree, parentId, (level) => level.map((node) => ({ ...node, order_version }))),
    send: (order_version) => {
      const fields = { section, sub_category: parentId, queue: queueOf(ids), order_version };
      return write(OrderWritten, 'PUT', '/categories/queue', fields);
    },
  });
}
