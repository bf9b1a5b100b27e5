import { IconListDetails } from '@tabler/icons-react';
import type { AttributeLabel } from '../attribute-label.ts';
import type { AttributeChoice, AttributeKind } from '../attribute-value.rules.ts';
import type { UnitKey } from '../units.rules.ts';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { LineInEveryLanguage } from '#panel/records/record-fields.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { attributeLabelCalls, namesOf } from '#panel/attribute-labels/attribute-labels.api.ts';
import { DefinitionFields } from './definition-fields.tsx';
import { kindText, kindWords } from './kind-words.ts';
import { unitText } from '../units.rules.ts';

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
      key: 'kind',
      header: 'Tür',
      width: '28%',
      render: (label) => <DimmedText>{kindText(label)}</DimmedText>,
    },
    {
      key: 'translations',
      header: 'Diğer diller',
      from: 'tablet',
      width: '35%',
      render: (label) => <DimmedText>{otherNames(label, lang)}</DimmedText>,
    },
  ],
  localised: [{ name: 'name', label: 'Ad' }],
  labels: { kind: 'Tür', unit: 'Birim', second_unit: 'İkinci birim', choices: 'Seçenekler' },
  values: (label) => ({
    kind: label?.kind ?? 'text',
    unit: label?.unit ?? '',
    second_unit: label?.second_unit ?? '',
    choices: label?.choices ?? [],
  }),
  required: ['name'],
  fields: (form) => (
    <>
      <LineInEveryLanguage form={form} name="name" label="Ad" />
      <DefinitionFields form={form} />
    </>
  ),
  showValue: (name, value) => {
    if (name === 'kind') return kindWords[value as AttributeKind];
    if (name === 'unit' || name === 'second_unit')
      return value === '' ? '' : unitText(value as UnitKey, 'tr');
    if (name === 'choices') return (value as AttributeChoice[]).map(choiceText);
    return undefined;
  },
};

const choiceText = ({ name }: AttributeChoice) => Object.values(name).join(' / ');

function otherNames(label: AttributeLabel, lang: string): string {
  const others = Object.entries(namesOf(label)).filter(([abbr]) => abbr !== lang);
  return others.map(([, name]) => name).join(' · ') || '–';
}
