import { Paper, SegmentedControl, Select, Text } from '@mantine/core';
import { IconFolder, IconPackage, IconPhoto } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import type { ProductOrder } from '#features/product-lists/product-order.ts';
import { foldedFilter } from '#panel/form/fields.tsx';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { noticeReordered, showReorderFailure } from '#panel/feedback/notices.tsx';
import { SortModeHead } from '#panel/sorting/sort-mode-head.tsx';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { ProductOrderHistoryButton } from './product-order-history.tsx';
import { maxFeatured } from '#features/product-lists/product-list.ts';
import { homeCut } from './home-cut.ts';
import { moveProduct, useProductOrder, type SortedList } from './product-order.api.ts';
import classes from './product-sort.module.css';

type Row = ProductOrder['data'][number];

const rowHeight = 60;

const keyOf = ({ id }: Row) => String(id);
const labelOf = ({ name, code }: Row) => `${name} (${code})`;

/** The sort mode for the catalogue, for one of its categories, or for the featured products. */
export function ProductSort({ mainLang, onLeave }: { mainLang: string; onLeave: () => void }) {
  const { values, setFilter } = useListFilter(['section', 'category_id']);
  const list: SortedList = {
    section: values.section === 'featured' ? 'featured' : 'catalogue',
    category_id: values.category_id,
  };
  const { values: others } = useListFilter(['search', 'state', 'transporter_types', 'without', 'sort']);
  const isFiltered = Object.values(others).some((value) => value !== '');
  const categories = useCategoryOptions(mainLang);
  const { data, error, refetch } = useProductOrder(list);
  const isHomeList = list.section === 'featured' && list.category_id === '';
  const cut = data && isHomeList ? homeCut(data.data, data.hidden_ids) : undefined;
  return (
    <>
      <SortModeHead
        title="Ürünleri Sırala"
        note={data ? countNote(data.data.length, cut) : ' '}
        history={<ProductOrderHistoryButton list={list} />}
        onLeave={onLeave}
      />
      <div className={classes.filters}>
        <SegmentedControl
          aria-label="Sıralanan liste"
          data={[
            { value: 'catalogue', label: 'Katalog' },
            { value: 'featured', label: 'Öne çıkanlar' },
          ]}
          value={list.section}
          onChange={(section) => setFilter('section', section === 'featured' ? section : '')}
        />
        <Select
          aria-label="Kategori"
          placeholder="Tüm kategoriler"
          leftSection={<IconFolder size={16} aria-hidden />}
          data={categories ?? []}
          value={values.category_id || null}
          onChange={(id) => setFilter('category_id', id === null ? '' : String(id))}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Kategori filtresini kaldır' }}
          filter={foldedFilter}
        />
      </div>
      {isFiltered && (
        <Text c="dimmed" mb="sm">
          Bütün ürünler sıralanır; arama ve öbür filtreler “Bitti” deyince yeniden uygulanır.
        </Text>
      )}
      <Paper withBorder className={classes.card}>
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Loading />}
        {data?.data.length === 0 && (
          <EmptyState
            icon={<IconPackage size={28} stroke={1.5} aria-hidden />}
            title="Sıralanacak ürün yok"
            text="Başka bir liste ya da kategori seçin."
          />
        )}
        {data && data.data.length > 0 && (
          <Rows list={list} rows={data.data} cut={cut} hiddenIds={data.hidden_ids} />
        )}
      </Paper>
    </>
  );
}

function countNote(count: number, cut: number | undefined): string {
  const all = `${formatNumber(count)} ürün`;
  return cut === undefined ? all : `${all} · anasayfa yayındaki ilk ${maxFeatured} tanesini gösterir`;
}

type RowsProps = {
  list: SortedList;
  rows: readonly Row[];
  /** The number of rows up to the last one on the home page. */
  cut: number | undefined;
  hiddenIds: readonly number[];
};

function Rows({ list, rows, cut, hiddenIds }: RowsProps) {
  const noteOf = useCallback(
    (id: number, index: number) => {
      if (hiddenIds.includes(id)) return 'Yayında değil';
      return cut !== undefined && index >= cut ? 'Anasayfaya sığmıyor' : '';
    },
    [cut, hiddenIds],
  );
  const drawRow = useCallback(
    ({ id, name, code, image }: Row, index: number, handle: ReactNode) => (
      <>
        <span className={classes.handles}>{handle}</span>
        <span className={classes.position}>{formatNumber(index + 1)}</span>
        <span className={classes.picture}>
          {image ? (
            <img src={image} alt="" loading="lazy" decoding="async" draggable={false} />
          ) : (
            <IconPhoto size={20} stroke={1.2} aria-hidden />
          )}
        </span>
        <span className={classes.name}>
          {name}{' '}
          <span className={classes.code} data-first={index === cut || undefined}>
            {[code, noteOf(id, index)].filter(Boolean).join(' · ')}
          </span>
        </span>
      </>
    ),
    [cut, noteOf],
  );
  return (
    <SortableRows
      items={rows}
      itemKey={keyOf}
      itemLabel={labelOf}
      onSort={(_, { key, position }) => {
        moveProduct(list, Number(key), position).then(noticeReordered, showReorderFailure);
      }}
      className={classes.rows}
      itemClassName={classes.row}
      rowHeight={rowHeight}
      hasPositions
    >
      {drawRow}
    </SortableRows>
  );
}
