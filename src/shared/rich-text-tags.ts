/** The tags of rich text (docs/product.md, "Rich text"): the server keeps only these, the panel edits them. */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];

/**
 * What illustrated text has besides (docs/product.md, "Rich text"). It is stored as
 * `<img data-media-id="7" alt="…">`, a picture of the media library, and
 * `<figure data-video="https://www.youtube.com/embed/ID"></figure>`, a video that the site can play.
 * Visitors get the files of the picture, and `<figure data-video="ID"><a href="…">…</a></figure>`, a link that a
 * script may turn into the player (`playerAddress`).
 */
export const illustrationTags: readonly string[] = ['img', 'figure'];
