/** The path and query of a request target, which may start with an origin (RFC 9112, section 3.2.2). */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  // Fastify would answer 400 to an undecodable path; with `%` escaped it is just an unknown address (404).
  const readable = isDecodable(path) ? path : path.replaceAll('%', '%25');
  return [readable || '/', ...query].join('?');
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
