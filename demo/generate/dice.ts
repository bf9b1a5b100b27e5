/** Throws that are the same for the same seed and number, on every machine (mulberry32). */
export type Dice = {
  /** From 0 up to 1. */
  share: () => number;
  /** One of several, the first ones as likely as the last. */
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** True in this share of the throws. */
  happens: (share: number) => boolean;
};

export function throwDice(seed: number, number: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    share,
    oneOf<Item>(items: readonly Item[]): Item {
      return items[Math.floor(share() * items.length)] as Item;
    },
    happens: (wanted) => share() < wanted,
  };
}
