/** What a numeric field keeps of a typed text: digits and one dot. A comma becomes the dot, so `3,7` is no 37. */
export function numericText(typed: string): string {
  const [whole = '', ...parts] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return parts.length > 0 ? `${whole}.${parts.join('')}` : whole;
}
