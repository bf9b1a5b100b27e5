import type { AttributeDefinition, AttributeKind } from '../attribute-value.rules.ts';
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
  return unit === '' ? kindWords[kind] : `${kindWords[kind]} (${unitText(unit, 'tr')})`;
}
