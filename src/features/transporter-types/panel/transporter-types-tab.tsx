import { IconTags } from '@tabler/icons-react';
import type { ManagedTransporterType } from '../transporter-type.ts';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { LineInEveryLanguage } from '#panel/records/record-fields.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { transporterTypeCalls } from './transporter-types.api.ts';
import { RecordListDrawer } from '#panel/records/record-list-drawer.tsx';

export const transporterTypes: RecordDefinition<ManagedTransporterType> = {
  calls: transporterTypeCalls,
  words: {
    title: 'Taşıyıcı Türleri',
    one: 'Tür',
    theOne: 'Türü',
    all: 'Türler',
    theAll: 'Türleri',
    empty: 'Aksesuarın üzerinde taşındığı şeyleri ekleyin: kordon, zincir, kayış, askı …',
  },
  icon: IconTags,
  searched: ['name'],
  columns: () => [
    {
      key: 'product_count',
      header: 'Ürün',
      width: 90,
      render: ({ product_count }) => formatNumber(product_count),
    },
  ],
  localised: [{ name: 'name', label: 'Ad' }],
  labels: {},
  values: () => ({}),
  required: ['name'],
  fields: (form) => <LineInEveryLanguage form={form} name="name" label="Ad" />,
};

/** The list of transporter types in a drawer, which the product form opens. */
export function TransporterTypesDrawer(props: { isOpen: boolean; onClose: () => void }) {
  return <RecordListDrawer {...transporterTypes} {...props} />;
}
