const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** The text of stored rich text: a line for each paragraph, list item and row of a table. */
export function plainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|hr)[^>]*>|<\/(?:p|h[1-6]|li|tr|blockquote|ul|ol|table)>/g, '\n')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
