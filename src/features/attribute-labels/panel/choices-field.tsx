import { ActionIcon, Button, ColorInput, Input, TagsInput, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import type { SentChoice } from '../attribute-label.ts';
import classes from './choices-field.module.css';

type ChoicesFieldProps = {
  /** The value is used only on the first render. */
  defaultValue: readonly SentChoice[];
  onChange: (choices: SentChoice[]) => void;
  languages: readonly Language[];
  hasColors: boolean;
  error?: string | undefined;
};

type Row = { place: string; choice: SentChoice };

let lastPlace = 0;
const rowOf = (choice: SentChoice): Row => ({ place: `choice-${++lastPlace}`, choice });

/** The ordered choices of an attribute: their names in every language, other spellings, and colours. */
export function ChoicesField({ defaultValue, onChange, languages, hasColors, error }: ChoicesFieldProps) {
  const [rows, setRows] = useState(() => defaultValue.map(rowOf));
  const change = (next: Row[]) => {
    setRows(next);
    onChange(next.map(({ choice }) => choice));
  };
  const set = (place: string, changes: Partial<SentChoice>) =>
    change(rows.map((row) => (row.place === place ? { place, choice: { ...row.choice, ...changes } } : row)));
  const nameOf = ({ choice }: Row) => Object.values(choice.name).find(Boolean) ?? 'Yeni seçenek';
  return (
    <Input.Wrapper
      label="Seçenekler"
      description="Adını değiştirirseniz eski adı “diğer yazılışlar”a geçer; o adla yazılmış ürünler seçeneği korur."
      error={error}
      data-path="choices"
    >
      <SortableRows
        items={rows}
        itemKey={({ place }) => place}
        itemLabel={nameOf}
        onSort={(places) => change(places.flatMap((place) => rows.find((row) => row.place === place) ?? []))}
        className={classes.rows}
        itemClassName={classes.row}
      >
        {(row, index, handle: ReactNode) => (
          <>
            {handle}
            <div className={classes.fields}>
              {languages.map(({ abbr, lang }) => (
                <TextInput
                  key={abbr}
                  size="xs"
                  aria-label={`${index + 1}. seçenek (${lang})`}
                  placeholder={lang}
                  lang={abbr}
                  maxLength={100}
                  value={row.choice.name[abbr] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    set(row.place, { name: { ...row.choice.name, [abbr]: value } })
                  }
                />
              ))}
              {hasColors && (
                <ColorInput
                  size="xs"
                  aria-label={`${index + 1}. seçeneğin rengi`}
                  placeholder="#c0c0c0"
                  format="hex"
                  withEyeDropper={false}
                  value={row.choice.color}
                  onChange={(color) => set(row.place, { color })}
                />
              )}
              <TagsInput
                size="xs"
                className={classes.also}
                aria-label={`${index + 1}. seçeneğin diğer yazılışları`}
                placeholder={row.choice.also.length === 0 ? 'Diğer yazılışlar' : ''}
                value={row.choice.also}
                onChange={(also) => set(row.place, { also })}
              />
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${nameOf(row)}: kaldır`}
              onClick={() => change(rows.filter(({ place }) => place !== row.place))}
            >
              <IconX size={15} aria-hidden />
            </ActionIcon>
          </>
        )}
      </SortableRows>
      <Button
        mt="xs"
        variant="default"
        size="xs"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => change([...rows, rowOf({ name: {}, also: [], color: '' })])}
      >
        Seçenek Ekle
      </Button>
    </Input.Wrapper>
  );
}
