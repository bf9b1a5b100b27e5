const nameOf = (productId: number) => `code_pattern_${productId}`;

/** The pattern that was used for a product in this browser. */
export function keptPattern(productId: number): string | undefined {
  try {
    return localStorage.getItem(nameOf(productId)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepPattern(productId: number, pattern: string): void {
  try {
    localStorage.setItem(nameOf(productId), pattern);
  } catch {
    // A full or closed storage forgets the pattern only.
  }
}
