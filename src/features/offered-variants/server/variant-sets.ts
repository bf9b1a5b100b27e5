/** A size and a finish that a variant combines; 0 means none. */
export type Pair = { sizeId: number; finishId: number };

/** The combinations of a product's active variants. Each size and each finish is listed once. */
export type VariantSet = { pairs: readonly Pair[]; sizeIds: readonly number[]; finishIds: readonly number[] };

export const noVariants: VariantSet = { pairs: [], sizeIds: [], finishIds: [] };

/** The cache of parsed sets is emptied above this number; a catalogue has fewer. */
const maxCached = 20_000;
const parsed = new Map<string, VariantSet>();

/**
 * Parses `variant_sets.pairs`. Results are cached, because a category page needs the sets of all its
 * products.
 */
export function readVariantSet(text: string): VariantSet {
  const cached = parsed.get(text);
  if (cached) return cached;
  if (parsed.size >= maxCached) parsed.clear();
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [sizeId = 0, finishId = 0] = pair.split('x').map(Number);
      return { sizeId, finishId };
    });
  const sizeIds = pairs.map(({ sizeId }) => sizeId);
  const finishIds = pairs.map(({ finishId }) => finishId);
  const set = { pairs, sizeIds: [...new Set(sizeIds)], finishIds: [...new Set(finishIds)] };
  parsed.set(text, set);
  return set;
}
