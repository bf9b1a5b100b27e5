/** A combination of a variant set; 0 stands for none. */
export type Pair = { sizeId: number; finishId: number };

/** The combinations of a model's active variants, with each of their sizes and finishes once. */
export type VariantSet = { pairs: readonly Pair[]; sizeIds: readonly number[]; finishIds: readonly number[] };

export const noVariants: VariantSet = { pairs: [], sizeIds: [], finishIds: [] };

/** Bounds the cache of parsed sets; a catalogue has fewer. */
const maxCached = 20_000;
const parsed = new Map<string, VariantSet>();

/** Reads `variant_sets.pairs`; cached, because each category page needs the sets of all its products. */
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
