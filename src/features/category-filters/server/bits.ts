/** A set of places in a list, one bit for each. */
export type Bits = Uint32Array;

const wordsFor = (places: number) => (places + 31) >>> 5;

export function emptyBits(places: number): Bits {
  return new Uint32Array(wordsFor(places));
}

/** The set of all places below `places`. */
export function allBits(places: number): Bits {
  const bits = emptyBits(places).fill(0xffffffff);
  const rest = places & 31;
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export function addPlace(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

/** The places that are in both sets. */
export function both(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word & (b[at] ?? 0));
}

/** The places that are in one of the sets. */
export function either(a: Bits, b: Bits): Bits {
  return a.map((word, at) => word | (b[at] ?? 0));
}

/** The number of places that are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) count += bitsIn((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** The number of bits in 32: sums of pairs, of fours and of bytes, which the product adds up in its highest byte. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The places of the set in their order. */
export function placesIn(bits: Bits): number[] {
  const places: number[] = [];
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1)
      places.push(at * 32 + 31 - Math.clz32(word & -word));
  return places;
}
