import type { CategoryNode } from '#shared/api/category.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import { write } from '../../api/client.ts';
import { saveOptimisticOrder } from '../../api/optimistic-order.ts';
import { categoryTreeKey } from './categories.api.ts';
import { changeLevel, levelOf } from './category-levels.ts';

/** Puts the categories under `parentId` in order: at once on the screen; the server's own order comes back on refusal. */
export function sortCategories(parentId: number | null, ids: readonly number[]): Promise<void> {
  return saveOptimisticOrder<CategoryNode[]>({
    queryKey: categoryTreeKey,
    sorted: (tree) =>
      changeLevel(tree, parentId, (level) => ids.flatMap((id) => level.find((node) => node.id === id) ?? [])),
    versionOf: (tree) => levelOf(tree, parentId)[0]?.order_version,
    withVersion: (tree, order_version) =>
      changeLevel(tree, parentId, (level) => level.map((node) => ({ ...node, order_version }))),
    send: (order_version) => {
      const queue = ids.map((id, index) => ({ id, queue: ids.length - index }));
      const fields = { section: 'products', sub_category: parentId, queue, order_version };
      return write(OrderWritten, 'PUT', '/categories/queue', fields);
    },
  });
}
