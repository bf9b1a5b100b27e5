import { Text } from '@mantine/core';
import { useState } from 'react';
import { ProductOrderHistoryPage } from '#features/product-lists/product-order.ts';
import { useOrderHistory } from '#panel/history/history.api.ts';
import { HistoryDrawer } from '#panel/history/history-button.tsx';
import { HistoryList } from '#panel/history/history-list.tsx';
import { bySteps, Moves } from '#panel/history/order-history.tsx';
import { formatNumber } from '#panel/format/format.ts';
import type { SortedList } from './product-order.api.ts';
import { productMoves } from './product-moves.ts';

/** The button "Geçmiş" of the products' sort mode. */
export function ProductOrderHistoryButton({ list }: { list: SortedList }) {
  return (
    <HistoryDrawer title="Sıra Geçmişi">
      {() => <ProductOrderHistory key={JSON.stringify(list)} list={list} />}
    </HistoryDrawer>
  );
}

function ProductOrderHistory({ list }: { list: SortedList }) {
  const [page, setPage] = useState(1);
  const query = useOrderHistory(ProductOrderHistoryPage, '/products', { ...list, page });
  return (
    <HistoryList query={query} page={page} onPage={setPage}>
      {({ before, after, moved, category }) => {
        const moves = productMoves(before ?? [], after ?? [], moved);
        return (
          <>
            {category && String(category.id) !== list.category_id && (
              <Text size="sm" c="dimmed">
                “{category.name || 'Silinmiş kategori'}” içinde
              </Text>
            )}
            {moves ? (
              <Moves moves={moves} words={bySteps} />
            ) : (
              <Text size="sm">{formatNumber(moved)} ürünün sırası değişti.</Text>
            )}
          </>
        );
      }}
    </HistoryList>
  );
}
