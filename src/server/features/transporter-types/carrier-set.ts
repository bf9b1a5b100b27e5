/** The ids in a set of carriers, as `products.carriers` has it. */
export function typeIdsIn(carriers: string): number[] {
  return carriers.split(',').filter(Boolean).map(Number);
}
