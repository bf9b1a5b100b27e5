import { numericText } from '#shared/rules/numeric-text.ts';

/** The largest quantity; a larger one is a typing mistake. */
const maxQuantity = 9_999_999;

/**
 * The quantity after a step, from 0 to 9,999,999 (docs/product.md, "Products"). A step leads to the next whole
 * pack if a `pack` has several pieces, else it is one piece.
 */
export function stepQuantity(quantity: number, step: number, pack = 0): number {
  if (pack > 1) {
    const packs = quantity / pack;
    return clamp(((step > 0 ? Math.floor(packs) : Math.ceil(packs)) + step) * pack);
  }
  // The result is rounded, because 0.7 + 0.1 is not 0.8 in binary.
  return clamp(Number((quantity + step).toFixed(6)));
}

/** A quantity in a sentence, grouped as the language does. */
export const quantityText = (quantity: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }).format(quantity);

/** Whether a quantity opens a pack; a quantity of 0, which is left open, does not. */
export const isPartPack = (quantity: number, pack: number): boolean => pack > 1 && quantity % pack !== 0;

/**
 * The quantity in a typed text. Only digits and a dot count, so it is never negative; without digits it is 0.
 */
export function readQuantity(typed: string): number {
  const text = numericText(typed);
  return text === '.' ? 0 : clamp(Number(text));
}

function clamp(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, quantity));
}

/** The step of a key, as in a native spin button; undefined for other keys. */
export function stepOfKey(key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  return steps[key];
}
