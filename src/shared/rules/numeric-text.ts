/** Reduces a typed text to digits and one dot. A comma becomes the dot, because `3,7` must not become 37. */
export function numericText(typed: string): string {
  const [whole = '', ...parts] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return parts.length > 0 ? `${whole}.${parts.join('')}` : whole;
}
