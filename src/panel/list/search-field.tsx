import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void; delay?: number };

/** A search box that searches when the user has not typed for `delay` milliseconds. */
export function SearchField({ label, value, onSearch, delay = 300 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const ask = useDebouncedCallback((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  }, delay);
  // The address follows our own search with a delay; any other value comes from elsewhere, for example from
  // Back.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) setText(value);
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
      maxLength={200}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      // Without this, a delayed search would change the address of the next screen.
      onBlur={() => ask.flush()}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label="Aramayı temizle" onClick={() => change('')} />}
    />
  );
}
