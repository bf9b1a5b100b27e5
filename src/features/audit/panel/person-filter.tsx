import { Select } from '@mantine/core';
import { foldedFilter } from '#panel/form/fields.tsx';
import { useHistoryChoices } from './content-history.api.ts';

type PersonFilterProps = { value: string; onChange: (id: string) => void };

/** A filter by user, which offers present users before former ones. */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const { data } = useHistoryChoices();
  return (
    <Select
      aria-label="Kişi"
      data-half
      placeholder="Herkes"
      data={(data?.people ?? []).map(({ id, name, is_former: isFormer }) => ({
        value: String(id),
        label: isFormer ? `${name} (hesabı silinmiş)` : name,
      }))}
      value={value || null}
      onChange={(id) => onChange(String(id ?? ''))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Kişi filtresini kaldır' }}
      filter={foldedFilter}
    />
  );
}
