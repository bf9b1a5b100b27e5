/**
 * The tags that rich text may have (docs/product.md, "Rich text"). The server removes all others, and the
 * panel's editor offers these.
 */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];

/**
 * Additional tags of illustrated text (docs/product.md, "Rich text").
 * Stored: `<img data-media-id="7" alt="…">` for a picture of the media library, and `<figure
 * data-video="https://www.youtube.com/embed/ID"></figure>` for a video that the site can play.
 * Visitors get the files of the picture, and `<figure data-video="ID"><a href="…">…</a></figure>`, a link
 * that a script replaces by the player (`playerAddress`).
 */
export const illustrationTags: readonly string[] = ['img', 'figure'];
