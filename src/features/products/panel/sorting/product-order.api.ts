import { useQuery } from '@tanstack/react-query';
import { ProductOrder } from '#features/product-lists/product-order.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import { read, write } from '#panel/api/client.ts';
import { saveOptimisticOrder } from '#panel/api/optimistic-order.ts';

/** Identifies the list to sort. An empty category means the whole section. */
export type SortedList = { section: 'catalogue' | 'featured'; category_id: string };

const orderKey = (list: SortedList) => ['products', 'order', list];

/** Loads a whole list for the sort mode: id, code, name and a small picture of each product. */
export function useProductOrder(list: SortedList) {
  return useQuery({
    queryKey: orderKey(list),
    queryFn: () => read(ProductOrder, '/products/queue', list),
  });
}

/** Moves one product to a position of the list, counted from 1. */
export function moveProduct(list: SortedList, id: number, position: number): Promise<void> {
  return saveOptimisticOrder<ProductOrder>({
    queryKey: orderKey(list),
    reorder: (order) => ({ ...order, data: moveRow(order.data, id, position) }),
    versionOf: ({ order_version }) => order_version,
    withVersion: (order, order_version) => ({ ...order, order_version }),
    send: (order_version) =>
      write(OrderWritten, 'PUT', '/products/move', { ...list, id, position, order_version }),
    isOrderOnly: true,
  });
}

function moveRow(rows: ProductOrder['data'], id: number, position: number): ProductOrder['data'] {
  const moved = rows.filter((row) => row.id === id);
  return rows.filter((row) => row.id !== id).toSpliced(position - 1, 0, ...moved);
}
