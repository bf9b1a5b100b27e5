import { MultiSelect, NativeSelect, Select } from '@mantine/core';
import { foldedFilter } from '../../components/form/fields.tsx';
import { SearchField } from '../../components/list/search-field.tsx';
import { useCategoryOptions } from '../categories/categories.api.ts';
import { useTransporterTypes } from '../transporter-types/transporter-types.api.ts';
import { transporterTypeKeys, type useProductFilter } from './product-filter.ts';

const states = [
  { value: '', label: 'Tüm durumlar' },
  { value: '1', label: 'Yayında' },
  { value: '0', label: 'Yayında değil' },
];

type ProductFiltersProps = {
  mainLang: string;
  filter: Pick<ReturnType<typeof useProductFilter>, 'filter' | 'setFilter'>;
};

/** Filters by text, category with its descendants, state and transporter types. */
export function ProductFilters({ mainLang, filter: { filter, setFilter } }: ProductFiltersProps) {
  const categories = useCategoryOptions(mainLang);
  const { data: transporterTypes } = useTransporterTypes(mainLang);
  const chosen = transporterTypeKeys(filter.transporter_types);
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
        // Looks like an empty placeholder while nothing is selected.
        styles={{ input: filter.is_active === '' ? { color: 'var(--mantine-color-placeholder)' } : {} }}
        value={filter.is_active}
        onChange={(event) => setFilter('is_active', event.currentTarget.value)}
      />
      <MultiSelect
        aria-label="Taşıyıcı türleri"
        placeholder={chosen.length === 0 ? 'Tüm taşıyıcılar' : ''}
        data={transporterTypes ?? []}
        value={chosen}
        onChange={(keys) => setFilter('transporter_types', keys.join(','))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Taşıyıcı filtresini kaldır' }}
        filter={foldedFilter}
      />
    </>
  );
}
