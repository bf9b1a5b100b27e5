import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { searchFold } from '#shared/turkish.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { mayUse } from '#panel/session/permission.ts';
import type { ListItem } from './variant-columns.tsx';

type ListFieldProps = {
  label: string;
  placeholder: string;
  /** The label before a typed new name, like `Yeni ölçü`. */
  newLabel: string;
  items: readonly ListItem[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  create: (name: string) => Promise<ListItem>;
};

const newValue = 'new';

/**
 * A field for choosing records of a managed list. A typed name that is not in the list can be added to it.
 */
export function ListField({ label, placeholder, newLabel, items, chosen, onChange, create }: ListFieldProps) {
  const [search, setSearch] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const name = search.trim();
  const isNew = name !== '' && !items.some((item) => searchFold(item.name) === searchFold(name));
  const data = items.map((item) => ({ value: String(item.id), label: item.name }));
  const add = async () => {
    setIsBusy(true);
    try {
      const { id } = await create(name);
      onChange([...chosen, id]);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? placeholder : ''}
      data={isNew && mayUse('content') ? [...data, { value: newValue, label: `${newLabel}: ${name}` }] : data}
      value={chosen.map(String)}
      onChange={(values) => {
        setSearch('');
        if (values.includes(newValue)) void add();
        else onChange(values.map(Number));
      }}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) =>
        options.filter((option) => {
          if (!('value' in option)) return true;
          return option.value === newValue || searchFold(option.label).includes(searchFold(name));
        })
      }
      hidePickedOptions
      disabled={isBusy}
      maxDropdownHeight={280}
      nothingFoundMessage="Bulunamadı"
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
