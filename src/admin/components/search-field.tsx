import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void; delay?: number };

/** A search box that asks a moment after the last key. */
export function SearchField({ label, value, onSearch, delay = 300 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const ask = useDebouncedCallback((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  }, delay);
  // The address changed by other means, such as the browser's back button.
  if (value !== asked) {
    setAsked(value);
    setText(value);
  }
  const change = (wanted: string) => {
    setText(wanted);
    ask(wanted.trim());
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label="Aramayı temizle" onClick={() => change('')} />}
    />
  );
}
