import { IconListDetails } from '@tabler/icons-react';
import type { AttributeLabel } from '../attribute-label.ts';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { LineInEveryLanguage } from '#panel/records/record-fields.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { attributeLabelCalls, namesOf } from '#panel/attribute-labels/attribute-labels.api.ts';

/** The list of attribute labels, which also grows when a product uses a new label. */
export const attributeLabels: RecordDefinition<AttributeLabel> = {
  calls: attributeLabelCalls,
  words: {
    title: 'Özellik Etiketleri',
    one: 'Etiket',
    theOne: 'Etiketi',
    all: 'Etiketler',
    theAll: 'Etiketleri',
    empty:
      'Ürünlerin özellik tablosunda yazdığınız etiketler (Malzeme, İç çap …) burada birikir; adını burada değiştirirseniz bütün ürünlerde değişir.',
  },
  icon: IconListDetails,
  searched: ['name'],
  columns: (lang) => [
    {
      key: 'translations',
      header: 'Diğer diller',
      from: 'tablet',
      width: '50%',
      render: (label) => <DimmedText>{otherNames(label, lang)}</DimmedText>,
    },
  ],
  localised: [{ name: 'name', label: 'Ad' }],
  labels: {},
  values: () => ({}),
  required: ['name'],
  fields: (form) => <LineInEveryLanguage form={form} name="name" label="Ad" />,
};

function otherNames(label: AttributeLabel, lang: string): string {
  const others = Object.entries(namesOf(label)).filter(([abbr]) => abbr !== lang);
  return others.map(([, name]) => name).join(' · ') || '–';
}
