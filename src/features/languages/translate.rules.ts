import type { TextKey } from './interface-texts.rules.ts';
import type { PublicInterfaceTexts } from './language.ts';

/** Texts that have a separate form for the number 1. */
type Counted = 'products.count' | 'offer.lines' | 'variants.sizes' | 'variants.finishes';

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Looks up interface texts and fills in their values. The server has already added
 * fallbacks for missing texts.
 */
export function translator(texts: PublicInterfaceTexts): Translate {
  return (key, values = {}) => {
    const [group = '', name = ''] = key.split('.');
    const entry = texts[group]?.[name];
    const text = (typeof entry === 'object' ? entry.value : entry) ?? '';
    return text.replace(/\{(\w+)\}/g, (mark, value: string) => String(values[value] ?? mark));
  };
}

/** A counted text like `12 ürün`; the number 1 has its own text. */
export function countText(translate: Translate, key: Counted, count: number): string {
  return count === 1 ? translate(`${key}_one`) : translate(key, { count });
}

export function productCount(translate: Translate, count: number): string {
  return countText(translate, 'products.count', count);
}
