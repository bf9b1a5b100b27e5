import { turkishTexts } from '#shared/interface-texts.ts';
import type { TextKey } from '#shared/interface-texts.ts';
import type { StaticTexts } from '#shared/api/language.ts';

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Looks up interface texts. A text that is missing or empty is shown in Turkish, never as an empty control. */
export function translator(texts: StaticTexts): Translate {
  return (key, values = {}) => {
    const [group = '', name = ''] = key.split('.');
    const entry = texts[group]?.[name];
    const text = (typeof entry === 'object' ? entry.value : entry) || turkishText(group, name);
    return text.replace(/\{(\w+)\}/g, (mark, value: string) => String(values[value] ?? mark));
  };
}

/** `12 ürün`, and the singular where a language has one. */
export function productCount(translate: Translate, count: number): string {
  return count === 1 ? translate('products.count_one') : translate('products.count', { count });
}

function turkishText(group: string, name: string): string {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = turkishTexts;
  return groups[group]?.[name] ?? '';
}
