import type { CategoryNode } from '#shared/api/category.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import { write } from '../../api/client.ts';
import { changing, queryClient } from '../../api/queries.ts';
import { categoryTreeKey } from './categories.api.ts';
import { changeLevel, levelOf } from './category-levels.ts';

/** One after the other: each brings the version that the one before has answered. */
let sorts: Promise<unknown> = Promise.resolve();

/** Puts the categories under `parentId` in order: at once on the screen; the server's own order comes back on refusal. */
export function sortCategories(parentId: number | null, ids: readonly number[]): Promise<void> {
  // A write of our own may have come since the tree was read: its version would then contradict ourselves.
  const isCurrent = queryClient.getQueryState(categoryTreeKey)?.isInvalidated === false;
  void queryClient.cancelQueries({ queryKey: categoryTreeKey });
  setLevel(parentId, (level) => ids.flatMap((id) => level.find((node) => node.id === id) ?? []));
  const sort = sorts.then(async () => {
    const tree = queryClient.getQueryData<CategoryNode[]>(categoryTreeKey) ?? [];
    const fields = {
      section: 'products',
      sub_category: parentId,
      queue: ids.map((id, index) => ({ id, queue: ids.length - index })),
      order_version: isCurrent ? levelOf(tree, parentId)[0]?.order_version : undefined,
    };
    const { data } = await changing(write(OrderWritten, 'PUT', '/categories/queue', fields));
    setLevel(parentId, (level) => level.map((node) => ({ ...node, order_version: data.order_version })));
  });
  sorts = sort.catch(() => undefined);
  return sort;
}

function setLevel(parentId: number | null, change: (level: CategoryNode[]) => CategoryNode[]): void {
  queryClient.setQueryData<CategoryNode[]>(
    categoryTreeKey,
    (tree) => tree && changeLevel(tree, parentId, change),
  );
}
