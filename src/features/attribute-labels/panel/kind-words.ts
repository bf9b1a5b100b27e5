import { measuredKinds, type AttributeDefinition, type AttributeKind } from '../attribute-value.rules.ts';
import { unitText } from '../units.rules.ts';

export const kindWords: Readonly<Record<AttributeKind, string>> = {
  text: 'Metin',
  number: 'Sayı',
  range: 'Aralık',
  dimension: 'Ölçü (en × boy)',
  'yes-no': 'Evet / Hayır',
  choice: 'Listeden bir seçenek',
  choices: 'Listeden birkaç seçenek',
  colour: 'Renk',
};

/** The kind with its unit, such as `Sayı (mm)`. */
export function kindText({ kind, unit }: Pick<AttributeDefinition, 'kind' | 'unit'>): string {
  const word = kind === 'dimension' ? 'Ölçü' : kindWords[kind];
  return unit === '' || !measuredKinds.includes(kind) ? word : `${word} (${unitText(unit, 'tr')})`;
}
