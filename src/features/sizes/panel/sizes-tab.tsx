import { IconRuler2 } from '@tabler/icons-react';
import type { Size } from '../size.ts';
import { TextField } from '#panel/form/fields.tsx';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { LineInEveryLanguage } from '#panel/records/record-fields.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { sizeCalls } from './sizes.api.ts';

export const sizes: RecordDefinition<Size> = {
  calls: sizeCalls,
  words: {
    title: 'Ölçüler',
    one: 'Ölçü',
    theOne: 'Ölçüyü',
    all: 'Ölçüler',
    theAll: 'Ölçüleri',
    empty: 'Modellerin geldiği ölçüleri ekleyin: 15 mm, 20 mm, 25 mm …',
  },
  icon: IconRuler2,
  sheet: 'olculer',
  searched: ['name'],
  columns: () => [
    {
      key: 'number',
      header: 'Sayı',
      from: 'tablet',
      width: 90,
      render: ({ number }) => (number === null ? '–' : decimal(number)),
    },
    {
      key: 'product_count',
      header: 'Ürün',
      width: 90,
      render: ({ product_count }) => formatNumber(product_count),
    },
  ],
  localised: [{ name: 'name', label: 'Ad' }],
  labels: { number: 'Sayı' },
  values: (size) => ({ number: typeof size?.number === 'number' ? decimal(size.number) : '' }),
  required: ['name'],
  fields: (form) => (
    <>
      <LineInEveryLanguage form={form} name="name" label="Ad" />
      <TextField
        form={form}
        name="number"
        label="Sayı"
        description="Ziyaretçiler ölçüleri bu sayıya göre, küçükten büyüğe görür. Sayısız ölçüler listedeki sırayla sonda durur."
        inputMode="decimal"
        styles={{ wrapper: { maxWidth: 200 } }}
      />
    </>
  ),
};

/** Formats a number for its field: with a decimal comma and without grouping. */
const decimal = (number: number) => String(number).replace('.', ',');
