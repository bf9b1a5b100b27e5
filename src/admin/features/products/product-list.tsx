import { Button, Select } from '@mantine/core';
import { IconArrowsSort, IconPackage, IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { foldedFilter } from '../../components/fields.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useListFilter } from '../../components/use-list-filter.ts';
import { formatNumber } from '../../format.ts';
import { paths } from '../../navigation.ts';
import { useCategoryOptions } from '../categories/categories.api.ts';
import { useLanguages } from '../languages/languages.api.ts';
import { productColumns } from './product-columns.tsx';
import { ProductSort } from './product-sort.tsx';
import { useProductRows } from './products.api.ts';

export function ProductList() {
  const { values, page, isFiltered, setFilter, setPage, clear } = useListFilter(['search', 'category_id']);
  const { data, error, refetch, isPlaceholderData } = useProductRows({ page, ...values });
  const { values: view, setFilter: setView } = useListFilter(['mode']);
  const { data: languages } = useLanguages();
  const mainLang = languages?.[0]?.abbr ?? 'tr';
  const categories = useCategoryOptions(mainLang);
  const lastPage = data?.last_page ?? 1;
  const isPastEnd = data !== undefined && !isPlaceholderData && page > Math.max(1, lastPage);
  useEffect(() => {
    if (isPastEnd) setPage(Math.max(1, lastPage));
  });
  if (view.mode === 'sort') return <ProductSort mainLang={mainLang} onLeave={() => setView('mode', '')} />;
  const newButton = (
    <Button component={Link} to={paths.productInsert} leftSection={<IconPlus size={16} aria-hidden />}>
      Yeni Ürün
    </Button>
  );
  return (
    <ListPage
      title="Ürünler"
      note={data ? `${formatNumber(data.total)} ürün` : ' '}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowsSort size={16} aria-hidden />}
            disabled={values.search !== ''}
            title={values.search === '' ? undefined : 'Sıralamak için aramayı temizleyin'}
            onClick={() => setView('mode', 'sort')}
          >
            Sırala
          </Button>
          {newButton}
        </>
      }
      filters={
        <>
          <SearchField
            label="Ad ya da kod ara"
            value={values.search}
            onSearch={(text) => setFilter('search', text)}
          />
          <Select
            aria-label="Kategori"
            placeholder="Tüm kategoriler"
            data={categories ?? []}
            value={values.category_id || null}
            onChange={(id) => setFilter('category_id', id === null ? '' : String(id))}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Kategori süzgecini kaldır' }}
            filter={foldedFilter}
          />
        </>
      }
      columns={productColumns(mainLang)}
      rows={data?.data}
      rowKey={({ id }) => id}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page, lastPage, onPage: setPage }}
      empty={
        isFiltered
          ? {
              title: 'Eşleşen ürün yok',
              text: 'Aramayı ya da kategoriyi değiştirin.',
              action: (
                <Button variant="default" onClick={clear}>
                  Süzgeci Temizle
                </Button>
              ),
            }
          : {
              title: 'Henüz ürün yok',
              text: 'İlk ürünü eklediğinizde burada ve sitede görünür.',
              icon: <IconPackage size={28} stroke={1.5} aria-hidden />,
              action: newButton,
            }
      }
    />
  );
}
