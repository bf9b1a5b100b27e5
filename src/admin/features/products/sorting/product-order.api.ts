import { hashKey, useQuery } from '@tanstack/react-query';
import { OrderWritten, ProductOrder } from '#shared/api/product-order.ts';
import { read, write } from '../../../api/client.ts';
import { queryClient } from '../../../api/queries.ts';

/** Which list is sorted; an empty category is the whole of the section. */
export type SortedList = { section: 'catalogue' | 'featured'; category_id: string };

const orderKey = (list: SortedList) => ['products', 'order', list];

/** A whole list for the sort mode: id, picture and name only. */
export function useProductOrder(list: SortedList) {
  return useQuery({
    queryKey: orderKey(list),
    queryFn: () => read(ProductOrder, '/products/queue', list),
  });
}

/** One after the other: each brings the version that the one before has answered. */
let moves: Promise<unknown> = Promise.resolve();

/** Shows the new order at once; should the server refuse it, the list is read anew. */
export function moveProduct(list: SortedList, id: number, position: number): Promise<void> {
  const queryKey = orderKey(list);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ProductOrder>(queryKey, (order) => order && moved(order, id, position));
  const move = moves.then(async () => {
    const version = queryClient.getQueryData<ProductOrder>(queryKey)?.order_version;
    const fields = { ...list, id, position, order_version: version };
    try {
      const { data } = await write(OrderWritten, 'PUT', '/products/move', fields);
      queryClient.setQueryData<ProductOrder>(queryKey, (order) => order && { ...order, ...data });
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey });
      throw error;
    } finally {
      const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== hashKey(queryKey);
      void queryClient.invalidateQueries({ predicate: isOther });
    }
  });
  moves = move.catch(() => undefined);
  return move;
}

function moved(order: ProductOrder, id: number, position: number): ProductOrder {
  const product = order.data.find((row) => row.id === id);
  if (!product) return order;
  const others = order.data.filter((row) => row.id !== id);
  return { ...order, data: others.toSpliced(position - 1, 0, product) };
}
