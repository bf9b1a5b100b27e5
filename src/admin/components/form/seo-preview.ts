/* Search engines cut what is longer; in characters, as the widths of their result pages work out for Latin script. */
export const seoTitleLength = 60;
export const seoDescriptionLength = 160;

/** The first of the texts that says something, as one line. */
export function firstText(...texts: readonly unknown[]): string {
  const lines = texts.map((text) => (typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : ''));
  return lines.find((line) => line !== '') ?? '';
}

/** A text as a result page shows it: cut between words, with three dots. */
export function cutText(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? most : cut.lastIndexOf(' ');
  const words = end > 0 ? cut.slice(0, end) : cut;
  return `${words.replace(/[\s,.;:–-]+$/, '')}…`;
}

/** `42 / 60`, and whether that is more than is shown. */
export function textLength(text: string, most: number): { label: string; isTooLong: boolean } {
  const { length } = Array.from(text);
  return { label: `${length} / ${most}`, isTooLong: length > most };
}
