/** A combination of a variant set; 0 stands for none. */
export type Pair = { sizeId: number; finishId: number };

/** Bounds the cache of parsed sets; a catalogue has fewer. */
const maxCached = 20_000;
const parsed = new Map<string, readonly Pair[]>();

/** Reads `variant_sets.pairs`; cached, because each category page needs the sets of all its products. */
export function pairsIn(text: string): readonly Pair[] {
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
  parsed.set(text, pairs);
  return pairs;
}
