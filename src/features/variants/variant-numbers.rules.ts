/** The allowed ranges of a variant's numbers. */
export const variantNumbers = {
  /** In grams. */
  weight: { least: 0, most: 1_000_000, isWhole: false },
  /** The number of pieces in a pack. */
  pack_quantity: { least: 1, most: 10_000_000, isWhole: true },
} as const;
