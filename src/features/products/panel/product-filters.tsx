import { MultiSelect, NativeSelect, Select } from '@mantine/core';
import type { ProductState, ProductSort } from '#features/product-lists/product-list.ts';
import { foldedFilter } from '#panel/form/fields.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { useTransporterTypes } from '#features/transporter-types/panel/transporter-types.api.ts';
import { gapFilters } from './gaps/gap-filters.ts';
import { keysIn, type useProductFilter } from './product-filter.ts';
import classes from './product-filters.module.css';

/** The orders of the product list. Phones show no column headers and offer these choices instead. */
const sortChoices: readonly { by: ProductSort; direction: 'asc' | 'desc'; label: string }[] = [
  { by: 'name', direction: 'asc', label: 'Ada göre (A–Z)' },
  { by: 'name', direction: 'desc', label: 'Ada göre (Z–A)' },
  { by: 'code', direction: 'asc', label: 'Koda göre (A–Z)' },
  { by: 'code', direction: 'desc', label: 'Koda göre (Z–A)' },
  { by: 'updated_at', direction: 'desc', label: 'Son değişen önce' },
  { by: 'updated_at', direction: 'asc', label: 'En eski değişen önce' },
  { by: 'published_at', direction: 'desc', label: 'Yayın tarihi: yeni önce' },
  { by: 'published_at', direction: 'asc', label: 'Yayın tarihi: eski önce' },
];

const states: { value: ProductState | ''; label: string }[] = [
  { value: '', label: 'Tüm durumlar' },
  { value: 'shown', label: 'Yayında' },
  { value: 'scheduled', label: 'İleri tarihli' },
  { value: 'hidden', label: 'Yayında değil' },
];

type ProductFiltersProps = { mainLang: string; list: ReturnType<typeof useProductFilter> };

/** Filters by text, category with its descendants, state, transporter types and missing parts. */
export function ProductFilters({ mainLang, list }: ProductFiltersProps) {
  const { filter, setFilter } = list;
  const categories = useCategoryOptions(mainLang);
  const { data: transporterTypes } = useTransporterTypes(mainLang);
  const chosen = keysIn(filter.transporter_types);
  return (
    <>
      <SearchField
        label="Ad ya da kod ara"
        value={filter.search}
        onSearch={(text) => setFilter('search', text)}
      />
      <Select
        aria-label="Kategori"
        data-half
        placeholder="Tüm kategoriler"
        data={categories ?? []}
        value={filter.category_id || null}
        onChange={(id) => setFilter('category_id', id === null ? '' : String(id))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Kategori filtresini kaldır' }}
        filter={foldedFilter}
      />
      <NativeSelect
        aria-label="Durum"
        data-half
        data={states}
        styles={looksEmptyIf(filter.state === '')}
        value={filter.state}
        onChange={(event) => setFilter('state', event.currentTarget.value)}
      />
      <MultiSelect
        aria-label="Taşıyıcı türleri"
        data-half
        placeholder={chosen.length === 0 ? 'Tüm taşıyıcılar' : ''}
        data={transporterTypes ?? []}
        value={chosen}
        onChange={(keys) => setFilter('transporter_types', keys.join(','))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Taşıyıcı filtresini kaldır' }}
        filter={foldedFilter}
      />
      <OtherFilters list={list} />
      <SortChoice list={list} />
    </>
  );
}

/** Filters for featured products, and for those that lack something. */
function OtherFilters({ list: { filter, setFilters } }: Pick<ProductFiltersProps, 'list'>) {
  const { data: languages = [] } = useLanguages();
  const data = [{ value: 'featured', label: 'Öne çıkan' }, ...gapFilters(languages)];
  const chosen = [...(filter.section === '' ? [] : [filter.section]), ...keysIn(filter.without)];
  return (
    <MultiSelect
      aria-label="Diğer filtreler"
      data-half
      placeholder={chosen.length === 0 ? 'Diğer filtreler' : ''}
      data={data}
      value={chosen}
      onChange={(keys) =>
        setFilters({
          section: keys.includes('featured') ? 'featured' : '',
          without: keys.filter((key) => key !== 'featured').join(','),
        })
      }
      searchable
      filter={foldedFilter}
      clearable
      clearButtonProps={{ 'aria-label': 'Diğer filtreleri kaldır' }}
    />
  );
}

/** A select for the order of the list, on screens that are too narrow for sortable columns. */
function SortChoice({ list: { filter, setSort } }: Pick<ProductFiltersProps, 'list'>) {
  const own = filter.search === '' ? 'Sıra: listenin kendi sırası' : 'Sıra: en uygun önce';
  const chosen = sortChoices.findIndex(
    ({ by, direction }) => by === filter.sort && direction === (filter.direction || 'asc'),
  );
  return (
    <NativeSelect
      aria-label="Sıra"
      className={classes.sort}
      data={[
        { value: '-1', label: own },
        ...sortChoices.map(({ label }, index) => ({ value: String(index), label })),
      ]}
      styles={looksEmptyIf(chosen < 0)}
      value={String(chosen)}
      onChange={(event) => {
        const { by = '', direction = 'asc' } = sortChoices[Number(event.currentTarget.value)] ?? {};
        setSort(by, direction);
      }}
    />
  );
}

/** Styles a select like an empty field with a placeholder while nothing is selected. */
const looksEmptyIf = (isEmpty: boolean) => ({
  input: isEmpty ? { color: 'var(--mantine-color-placeholder)' } : {},
});
