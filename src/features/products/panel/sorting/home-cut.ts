import { maxFeatured } from '#features/product-lists/product-list.ts';

/** The number of rows up to the last one on the home page; undefined if the home page shows all of them. */
export function homeCut(rows: readonly { id: number }[], hidden: readonly number[]): number | undefined {
  const visible = rows.flatMap(({ id }, index) => (hidden.includes(id) ? [] : [index]));
  const last = visible[maxFeatured - 1];
  return last === undefined || visible.length === maxFeatured ? undefined : last + 1;
}
