import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void; delay?: number };

/** A search box that asks a moment after the last key. */
export function SearchField({ label, value, onSearch, delay = 300 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const ask = useDebouncedCallback((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  }, delay);
  // The address follows what was asked a moment later; any other change came from outside, such as the
  // browser's back button.
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
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      // Whoever turns to something else has finished: asked later, it would change the next page's address.
      onBlur={() => ask.flush()}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text && <CloseButton size="sm" aria-label="Aramayı temizle" onClick={() => change('')} />}
    />
  );
}
