import { Anchor, Button } from '@mantine/core';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { type ProductRows } from '../product.ts';
import { ProductSort as ProductSortName } from '#features/product-lists/product-list.ts';
import { DeletedRecordsLink } from '#panel/list/deleted-records.tsx';
import { SortButton } from '#panel/list/sort-button.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatNumber } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { ProductCompleteness } from './gaps/product-completeness.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { productColumns, productName } from './product-columns.tsx';
import { filterOf, pageSizes, useProductFilter } from './product-filter.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductSheetMenu } from './product-sheet-menu.tsx';
import { SelectAllFound, useProductSelection } from './product-selection.tsx';
import { SavedListsMenu } from './saved-lists/saved-lists-menu.tsx';
import { ProductSort } from './sorting/product-sort.tsx';
import { useProductRows } from './products.api.ts';

/** The product list, its sort mode (`?mode=sort`), or how complete the products are (`?mode=completeness`). */
export function ProductList() {
  const { values, setFilter } = useListFilter(['mode']);
  const { data: languages } = useLanguages();
  const mainLang = languages?.[0]?.abbr ?? 'tr';
  if (values.mode === 'completeness') return <ProductCompleteness />;
  if (values.mode === 'sort')
    return <ProductSort mainLang={mainLang} onLeave={() => setFilter('mode', '')} />;
  return <ProductTable mainLang={mainLang} onSort={() => setFilter('mode', 'sort')} />;
}

function ProductTable({ mainLang, onSort }: { mainLang: string; onSort: () => void }) {
  const list = useProductFilter();
  const { filter, isFiltered, setPage } = list;
  const { data, error, refetch, isPlaceholderData } = useProductRows(filter);
  const columns = useMemo(() => productColumns(mainLang), [mainLang]);
  const selected = useProductSelection(filter, isPlaceholderData ? undefined : data);
  const lastPage = data?.last_page ?? 1;
  const isPastEnd = data !== undefined && !isPlaceholderData && filter.page > lastPage;
  useEffect(() => {
    if (isPastEnd) setPage(lastPage);
  });
  return (
    <ListPage
      title="Ürünler"
      note={
        <>
          <Anchor component={Link} to="?mode=completeness" inherit c="dimmed" underline="always">
            Tamlık
          </Anchor>
          {' · '}
          <SavedListsMenu filter={filterOf(filter)} />
          {' · '}
          <DeletedRecordsLink path="/products" title="Silinen Ürünler" hasPictures />
          {data && ` · ${formatNumber(data.total)}${data.has_more ? '+' : ''} ürün`}
        </>
      }
      actions={
        <>
          <ProductSheetMenu filter={filterOf(filter)} />
          <SortButton onClick={onSort} />
          <NewButton />
        </>
      }
      filters={<ProductFilters mainLang={mainLang} list={list} />}
      hint={data && searchHint(data)}
      columns={columns}
      sort={{ by: filter.sort, direction: filter.direction || 'asc', onSort: sortBy(list) }}
      rows={data?.data}
      rowKey={({ id }) => id}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page: filter.page, lastPage, onPage: setPage, size: pageSize(list, data) }}
      selection={{
        keys: selected.keys,
        onChange: selected.setKeys,
        label: (row) => productName(row, mainLang),
        note: () => selected.note,
        more: <SelectAllFound selected={selected} />,
        actions: <ProductBulk selection={selected.selection} mainLang={mainLang} onDone={selected.clear} />,
      }}
      empty={isFiltered ? nothingFound(list.clear) : nothingYet}
    />
  );
}

type List = ReturnType<typeof useProductFilter>;

const sortBy = (list: List) => (by: string, direction: 'asc' | 'desc') =>
  list.setSort(ProductSortName.safeParse(by).data ?? '', direction);

const pageSize = ({ filter, setSize }: List, rows: ProductRows | undefined) => ({
  value: filter.per_page,
  all: pageSizes,
  total: rows?.total ?? 0,
  hasMore: rows?.has_more ?? false,
  onChange: setSize,
});

const nothingYet = {
  title: 'Henüz ürün yok',
  text: 'İlk ürünü eklediğinizde burada ve sitede görünür.',
  icon: <IconPackage size={28} stroke={1.5} aria-hidden />,
  action: <NewButton />,
};

const nothingFound = (clearFilter: () => void) => ({
  title: 'Eşleşen ürün yok',
  text: 'Aramayı ya da filtreleri değiştirin.',
  action: (
    <Button variant="default" onClick={clearFilter}>
      Filtreleri Temizle
    </Button>
  ),
});

function searchHint({ total, has_more, is_near }: ProductRows): string | undefined {
  if (total === 0) return undefined;
  if (is_near) return 'Tam olarak bu yazılışta ürün yok. Yazılışı yakın olanlar gösteriliyor.';
  if (!has_more) return undefined;
  return `Çok sayıda ürün eşleşiyor; en uygun ${formatNumber(total)} tanesi gösteriliyor. Diğerleri için aramayı daraltın.`;
}

function NewButton() {
  return (
    <Button component={Link} to={paths.productInsert} leftSection={<IconPlus size={16} aria-hidden />}>
      Yeni Ürün
    </Button>
  );
}
