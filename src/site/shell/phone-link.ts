/** `tel:` with the first number of a text, such as `+90 212 000 00 12 (dahili 5)`; undefined without one. */
export function phoneLink(text: string): string | undefined {
  const [number] = /\+?\d[\d\s().\-/]*/.exec(text) ?? [];
  return number && `tel:${number.replace(/[^+\d]/g, '')}`;
}
