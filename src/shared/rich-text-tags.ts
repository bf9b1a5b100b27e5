/** The tags of rich text (docs/product.md, "Rich text"): the server keeps only these, the panel edits them. */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];
