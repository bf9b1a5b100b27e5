/**
 * Whether the `If-None-Match` header matches `tag`: it is `*` or a list of tags, compared weakly (RFC 9110,
 * section 13.1.2). Tags may contain commas, so the list is not split at commas.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  // The usual case: browsers send one unchanged tag.
  if (header === tag || header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}
