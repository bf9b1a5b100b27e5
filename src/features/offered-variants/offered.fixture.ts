import type { PublicVariant } from './offered-variants.ts';
import type { Offered } from './variant-choice.rules.ts';

/** Test data: a product with the given combinations of size and finish and codes like `25-nikel`. */
export function buildOffered(
  sizes: readonly string[],
  finishes: readonly string[],
  exists: (size: string, finish: string) => boolean,
  weigh: (size: string, finish: string) => number | null = () => null,
): Offered {
  const pairs = sizes.flatMap((size) => finishes.map((finish) => [size, finish] as const));
  const names: Record<string, string> = { nikel: 'Nikel', altin: 'Altın' };
  return {
    sizes: sizes.map((key) => ({ key, name: `${key} mm` })),
    finishes: finishes.map((key) => ({ key, name: names[key] ?? key, color: '#c0c0c0', image: null })),
    variants: pairs
      .filter(([size, finish]) => exists(size, finish))
      .map(([size, finish], index): PublicVariant => {
        const weight = weigh(size, finish);
        const code = `${size}-${finish}`;
        return { id: index + 1, code, size, finish, weight, pack_quantity: 500, image: null };
      }),
  };
}
