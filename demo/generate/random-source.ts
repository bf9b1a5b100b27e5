/** Pseudo-random values (mulberry32): the same seed and number give the same values on every machine. */
export type RandomSource = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** One of the items, all equally likely. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with this probability. */
  chance: (probability: number) => boolean;
};

export function createRandomSource(seed: number, number: number): RandomSource {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick<Item>(items: readonly Item[]): Item {
      return items[Math.floor(next() * items.length)] as Item;
    },
    chance: (probability) => next() < probability,
  };
}
