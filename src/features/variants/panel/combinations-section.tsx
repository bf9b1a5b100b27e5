import { SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { FormSection } from '#panel/form/form-page.tsx';
import { parseNumber } from '#shared/rules/written-number.ts';
import type { SheetRow } from '#panel/sheet/columns.ts';
import { useRead, type SheetRows } from '#panel/sheet/sheet-rows.ts';
import { ListField } from './list-field.tsx';
import type { ListItem } from './variant-columns.tsx';
import { VariantMatrix } from './variant-matrix.tsx';
import { choiceValue, combinationOf, idOf, type RowKeys } from './variant-rows.ts';
import { finishCalls } from '#features/finishes/panel/finishes.api.ts';
import { sizeCalls } from '#features/sizes/panel/sizes.api.ts';

type CombinationsProps = {
  sizes: readonly ListItem[];
  finishes: readonly ListItem[];
  rows: SheetRows;
  keys: RowKeys;
  /** The main language, in which new sizes and finishes are named. */
  lang: string;
};

/** Lets staff choose the sizes and finishes of a product, and which of their combinations exist. */
export function Combinations({ sizes, finishes, rows, keys, lang }: CombinationsProps) {
  // This value changes only with the combinations, so that other edits do not render the matrix again.
  useRead(rows, (all) => all.map(combinationOf).join());
  const shown = rows.get();
  const size = useChosen('size_id', sizes, rows, shown);
  const finish = useChosen('finish_id', finishes, rows, shown);
  const sizeLines = linesOf(size, 'Ölçüsüz');
  const finishLines = linesOf(finish, 'Kaplamasız');
  return (
    <FormSection
      title="Ölçüler ve kaplamalar"
      hint="Ürünün hangi ölçü ve kaplamaları olduğunu seçin, sonra var olan birleşimleri işaretleyin."
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ListField
          label="Ölçüler"
          placeholder="Ölçü seçin ya da yazın"
          newLabel="Yeni ölçü"
          items={sizes}
          chosen={size.ids}
          onChange={size.choose}
          create={async (name) => {
            const number = parseNumber(/\d+([.,]\d+)?/.exec(name)?.[0] ?? '');
            const saved = await sizeCalls.create({ [`name_${lang}`]: name, number: number ?? undefined });
            return { id: saved.id, key: saved.key, name };
          }}
        />
        <ListField
          label="Kaplamalar"
          placeholder="Kaplama seçin ya da yazın"
          newLabel="Yeni kaplama"
          items={finishes}
          chosen={finish.ids}
          onChange={finish.choose}
          create={async (name) => {
            const saved = await finishCalls.create({ [`name_${lang}`]: name });
            return { id: saved.id, key: saved.key, name };
          }}
        />
      </SimpleGrid>
      {size.items.length + finish.items.length === 0 ? (
        <Text c="dimmed" size="sm">
          Ölçüsü ve kaplaması olmayan ürün tek kodla gösterilir.
        </Text>
      ) : (
        <VariantMatrix
          sizes={sizeLines}
          finishes={finishLines}
          rows={shown}
          onChange={rows.change}
          newKey={keys.next}
        />
      )}
    </FormSection>
  );
}

/** The chosen records: those that a row uses, and those that were chosen since the screen was opened. */
function useChosen(
  column: 'size_id' | 'finish_id',
  items: readonly ListItem[],
  rows: SheetRows,
  shown: readonly SheetRow[],
) {
  const [added, setAdded] = useState<readonly number[]>([]);
  const values = new Set(shown.map(({ cells }) => cells[column] ?? ''));
  const ids = new Set([...added, ...[...values].flatMap((value) => idOf(value) ?? [])]);
  const chosen = items.filter(({ id }) => ids.has(id));
  return {
    items: chosen,
    ids: chosen.map(({ id }) => id),
    hasNone: values.has(''),
    choose: (wanted: readonly number[]) => {
      setAdded(wanted);
      const removed = new Set(
        chosen.filter(({ id }) => !wanted.includes(id)).map(({ id }) => choiceValue(id)),
      );
      rows.change((all) => all.filter(({ cells }) => !removed.has(cells[column] ?? '')));
    },
  };
}

type Chosen = ReturnType<typeof useChosen>;

/** The rows or columns of the matrix. The last one is for variants without a size or finish. */
function linesOf({ items, hasNone }: Chosen, none: string) {
  return items.length === 0 || hasNone ? [...items, { id: null, name: none }] : items;
}
