/* Search engines cut longer texts; counted in characters, an approximation for Latin script. */
export const seoTitleLength = 60;
export const seoDescriptionLength = 160;

/** The first text that is not blank, as one line. */
export function firstText(...texts: readonly unknown[]): string {
  const lines = texts.map((text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''));
  return lines.find((line) => line !== '') ?? '';
}

/** Cuts a text between words and adds an ellipsis, as result pages do. */
export function cutText(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? most : cut.lastIndexOf(' ');
  const words = end > 0 ? cut.slice(0, end) : cut;
  return `${words.replace(/[\s,.;:–-]+$/, '')}…`;
}

/** The length as `42 / 60`, and whether the text is too long. */
export function textLength(text: string, most: number): { label: string; isTooLong: boolean } {
  const { length } = Array.from(text);
  return { label: `${length} / ${most}`, isTooLong: length > most };
}
