import { addPlace, type Bits } from './bits.ts';

/**
 * Lists of places, one after another in one array, because thousands of small ones take far more memory. The list of
 * `at` begins at `starts[at]` and ends where the next one begins.
 */
export type PlaceLists = { starts: Uint32Array; places: Uint32Array };

/** Turns the numbers (below `count`) of each place into the places of each number. */
export function packLists(numbersOf: readonly ArrayLike<number>[], count: number): PlaceLists {
  const starts = new Uint32Array(count + 1);
  for (const numbers of numbersOf)
    for (let at = 0; at < numbers.length; at += 1) {
      const next = (numbers[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
  for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const places = new Uint32Array(starts[count] ?? 0);
  const ends = starts.slice();
  for (const [place, numbers] of numbersOf.entries())
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0;
      const end = ends[number] ?? 0;
      places[end] = place;
      ends[number] = end + 1;
    }
  return { starts, places };
}

/** Adds the places of a list to a set. */
export function addList(bits: Bits | undefined, { starts, places }: PlaceLists, at: number): void {
  if (!bits) return;
  const end = starts[at + 1] ?? 0;
  for (let index = starts[at] ?? 0; index < end; index += 1) addPlace(bits, places[index] ?? 0);
}
