import { createRandomSource } from './random-source.ts';
import { finishes } from './trade-words.ts';
import type { Kind } from './trade-categories.ts';

/** A generated variant; `finish` is an index in `finishes`. */
export type GeneratedVariant = {
  code: string;
  size: number;
  finish: number;
  is_active: boolean;
  weight: number;
};

/**
 * Groups of finishes, by index, that a plating plant offers together; most models come in all finishes of one
 * group.
 */
const palettes = [
  [1, 2],
  [0, 1, 2],
  [1, 3, 4],
  [1, 2, 5, 11],
  [0, 3, 6, 7],
  [0, 1, 2, 3, 10],
] as const;
/** The shares of models that lack one combination, and of those with a variant that is no longer sold. */
const incomplete = 0.1;
const withHidden = 0.05;
const fewestSizes = 2;
const mostSizes = 4;
/** Gives variants other random numbers than the product has. */
const seedOffset = 7_919;

/** About ten variants of product `number`: neighbouring sizes in the finishes of a palette. */
export function generateVariants(
  seed: number,
  { number, code, kind }: { number: number; code: string; kind: Kind },
): GeneratedVariant[] {
  const random = createRandomSource(seed + seedOffset, number);
  const count = fewestSizes + Math.floor(random.next() * (mostSizes - fewestSizes + 1));
  const start = Math.floor(random.next() * (kind.sizes.length - count + 1));
  const palette = random.pick<readonly number[]>(palettes);
  const all = kind.sizes
    .slice(start, start + count)
    .flatMap((size) => palette.map((finish) => ({ size, finish })));
  const missing = random.chance(incomplete) ? random.pick(all) : undefined;
  const hidden = random.chance(withHidden) ? random.pick(all) : undefined;
  return all
    .filter((pair) => pair !== missing)
    .map((pair) => ({
      ...pair,
      code: `${code}-${pair.size}-${abbreviation(pair.finish)}`,
      is_active: pair !== hidden,
      weight: pair.size * 2,
    }));
}

/** The initials of a finish, for example `PN` for Parlak Nikel. */
function abbreviation(finish: number): string {
  const words = (finishes[finish]?.en ?? '').split(' ');
  return words.map((word) => word.slice(0, words.length > 1 ? 1 : 2).toUpperCase()).join('');
}
