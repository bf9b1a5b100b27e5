/**
 * A `tel:` address with the first number of a text like `+90 212 000 00 12 (dahili 5)`;
 * undefined without a number.
 */
export function phoneLink(text: string): string | undefined {
  const [number] = /\+?\d[\d\s().\-/]*/.exec(text) ?? [];
  return number && `tel:${number.replace(/[^+\d]/g, '')}`;
}
