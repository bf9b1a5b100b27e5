import { numericText } from '#shared/rules/numeric-text.ts';

/** The largest quantity; a larger one is a typing mistake. */
const maxQuantity = 9_999_999;

/** The amounts in which an article is sold. Visitors can request any other one. */
export type SoldAmounts = {
  /** The pieces in a pack; 0 for none. */
  pack: number;
  /** The fewest pieces in an order; 0 for none. */
  minimum: number;
};

/** The smallest quantity that is a whole number of packs and no less than the minimum order. */
export function leastQuantity({ pack, minimum }: SoldAmounts): number {
  const least = Math.max(1, minimum);
  return clamp(pack > 1 ? Math.ceil(least / pack) * pack : least);
}

/**
 * The quantity after a step, from 0 to 9,999,999 (docs/product.md, "Products"). A step leads to the next whole
 * pack if a pack has several pieces, else it is one piece. No step ends between 0 and the minimum order.
 */
export function stepQuantity(quantity: number, step: number, sold: SoldAmounts): number {
  const next = clamp(quantityAfter(quantity, step, sold.pack));
  if (next >= sold.minimum) return next;
  const least = leastQuantity(sold);
  return step < 0 && quantity <= least ? 0 : least;
}

function quantityAfter(quantity: number, step: number, pack: number): number {
  if (pack > 1) {
    const packs = quantity / pack;
    return ((step > 0 ? Math.floor(packs) : Math.ceil(packs)) + step) * pack;
  }
  // The result is rounded, because 0.7 + 0.1 is not 0.8 in binary.
  return Number((quantity + step).toFixed(6));
}

/** A quantity in a sentence, grouped as the language does. */
export const quantityText = (quantity: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 6 }).format(quantity);

/** What a visitor should know about a quantity: it is left open, below the minimum order, or opens a pack. */
export function quantityRemark(
  quantity: number,
  { pack, minimum }: SoldAmounts,
): 'open' | 'below_minimum' | 'part_pack' | undefined {
  if (quantity === 0) return 'open';
  if (quantity < minimum) return 'below_minimum';
  return pack > 1 && quantity % pack !== 0 ? 'part_pack' : undefined;
}

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
