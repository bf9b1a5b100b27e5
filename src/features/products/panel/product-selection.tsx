import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { maxFiltered } from '../product-bulk.ts';
import type { ProductRows } from '../product.ts';
import { useRowKeys, type RowKey } from '#panel/list/list-selection.tsx';
import { formatNumber } from '#panel/format/format.ts';
import type { BulkSelection } from './product-bulk.api.ts';
import { filterOf, type ProductFilter } from './product-filter.ts';

/** The products that bulk actions change: rows of this page, or all products that the filter finds. */
export function useProductSelection(query: ProductFilter, page: ProductRows | undefined) {
  const rows = page?.data ?? [];
  const scope = JSON.stringify(query);
  const { keys, setKeys } = useRowKeys(
    scope,
    rows.map(({ id }) => id),
  );
  const [found, setFound] = useState<{ scope: string; count: number }>();
  const total = page?.total ?? 0;
  const isWholePage = rows.length > 0 && keys.size === rows.length;
  // If the number of products has changed, they are no longer the ones that were selected.
  const isAll = isWholePage && found?.scope === scope && found.count === total;
  const count = isAll ? total : keys.size;
  const hasMore = isWholePage && total > rows.length && page !== undefined && !page.has_more;
  const selection: BulkSelection = {
    rows: rows.filter(({ id }) => keys.has(id)),
    count,
    filter: isAll ? filterOf(query) : undefined,
  };
  return {
    keys,
    selection,
    /** The number of products on all pages; undefined if they cannot be selected together. */
    total: hasMore && !isAll ? total : undefined,
    note: noteOf(count, { isAll, isWholePage: hasMore }),
    setKeys: (next: ReadonlySet<RowKey>) => {
      setFound(undefined);
      setKeys(next);
    },
    selectFound: () => setFound({ scope, count: total }),
    clear: () => setKeys(new Set()),
  };
}

function noteOf(count: number, { isAll, isWholePage }: { isAll: boolean; isWholePage: boolean }): string {
  if (isAll) return `Filtreye uyan ${formatNumber(count)} ürünün tümü seçildi`;
  return isWholePage
    ? `Bu sayfadaki ${formatNumber(count)} ürün seçildi.`
    : `${formatNumber(count)} ürün seçildi`;
}

type SelectAllFoundProps = {
  selected: Pick<ReturnType<typeof useProductSelection>, 'total' | 'selectFound'>;
};

/** Offers to select the products of all pages after those of this page are selected. */
export function SelectAllFound({ selected: { total, selectFound } }: SelectAllFoundProps) {
  if (total === undefined) return null;
  if (total > maxFiltered)
    return (
      <Text size="sm" c="dimmed">
        Filtreye uyan {formatNumber(total)} ürün var; tek seferde en çok {formatNumber(maxFiltered)} ürün
        seçilebilir.
      </Text>
    );
  return (
    <Anchor component="button" type="button" size="sm" underline="always" onClick={selectFound}>
      Filtreye uyan {formatNumber(total)} ürünün tümünü seç
    </Anchor>
  );
}
