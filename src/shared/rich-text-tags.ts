/**
 * The tags of rich text (docs/product.md, "Rich text"): the server removes all others, the
 * panel's editor offers these.
 */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];

/**
 * Tags that illustrated text has besides (docs/product.md, "Rich text").
 * It is stored as `<img data-media-id="7" alt="…">`, a picture of the media library, and `<figure
 * data-video="https://www.youtube.com/embed/ID"></figure>`, a video that the site can play.
 * Visitors get the picture's files, and `<figure data-video="ID"><a href="…">…</a></figure>`, a link that a
 * script replaces by the player (`playerAddress`).
 */
export const illustrationTags: readonly string[] = ['img', 'figure'];
