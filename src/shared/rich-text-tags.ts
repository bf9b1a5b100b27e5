/** What a rich text may hold: the server keeps these, the panel shows and edits them (design.md §3). */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];
