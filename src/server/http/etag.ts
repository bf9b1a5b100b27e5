/**
 * Whether a client says by `If-None-Match` that it has what `tag` stands for: `*`, or a list of tags that
 * are compared weakly (RFC 9110 §13.1.2). A tag may hold commas, so that they do not part the list.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  // What a browser sends: the tag as it was given.
  if (header === tag || header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
