import { ActionIcon, Autocomplete, Button, Select, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { ColumnMapping, ImportColumns } from '../../column-mapping.ts';
import classes from './mapping.module.css';

type Fixed = ColumnMapping['fixed'];
type FixedValuesProps = {
  fixed: Fixed;
  /** The columns that the file does not fill. */
  free: readonly string[];
  /** The allowed texts of the columns that have a list. */
  choices: ImportColumns['choices'];
  onChange: (fixed: Fixed) => void;
};

/** Typing narrows the list, so more would only slow it down. */
const shownChoices = 60;

/** Values for all new products of the file, such as their category. */
export function FixedValues({ fixed, free, choices, onChange }: FixedValuesProps) {
  const heading = useId();
  const set = (at: number, change: Partial<Fixed[number]>) =>
    onChange(fixed.map((value, index) => (index === at ? { ...value, ...change } : value)));
  const used = new Set(fixed.map(({ column }) => column));
  return (
    <section aria-labelledby={heading}>
      <Text id={heading} component="h3" fw={600}>
        Dosyada olmayanlar
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        Yeni ürünlerin hepsine yazılır; var olan ürünlere dokunmaz. Örneğin kategori.
      </Text>
      {fixed.map(({ column, text }, index) => (
        <div key={index} className={classes.fixed}>
          <Select
            aria-label={`${index + 1}. bilgi`}
            placeholder="Sütun"
            data={free.filter((title) => title === column || !used.has(title))}
            value={column || null}
            onChange={(chosen) => set(index, { column: chosen ?? '' })}
            searchable
          />
          <Autocomplete
            aria-label={`${column || `${index + 1}. bilgi`}: değer`}
            placeholder="Değer"
            value={text}
            maxLength={500}
            data={choices[column] ?? []}
            limit={shownChoices}
            onChange={(chosen) => set(index, { text: chosen })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`${column || `${index + 1}. bilgi`}: kaldır`}
            onClick={() => onChange(fixed.filter((_, at) => at !== index))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fixed.length < 20 && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...fixed, { column: '', text: '' }])}
        >
          Değer Ekle
        </Button>
      )}
    </section>
  );
}
