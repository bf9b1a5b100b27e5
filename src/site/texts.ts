import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import type { PublicInterfaceTexts } from '#features/languages/language.ts';

/** Texts that have one of their own for the number 1. */
type Counted = 'products.count' | 'variants.sizes' | 'variants.finishes';

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Looks up interface texts and fills in their values. The server has filled in the missing ones. */
export function translator(texts: PublicInterfaceTexts): Translate {
  return (key, values = {}) => {
    const [group = '', name = ''] = key.split('.');
    const entry = texts[group]?.[name];
    const text = (typeof entry === 'object' ? entry.value : entry) ?? '';
    return text.replace(/\{(\w+)\}/g, (mark, value: string) => String(values[value] ?? mark));
  };
}

/** A number of things as text, like `12 ürün`; the number 1 has a text of its own. */
export function countText(translate: Translate, key: Counted, count: number): string {
  return count === 1 ? translate(`${key}_one`) : translate(key, { count });
}

export function productCount(translate: Translate, count: number): string {
  return countText(translate, 'products.count', count);
}
