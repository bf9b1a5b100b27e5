/** The path and query of a request target, which may name an origin too (RFC 9112, section 3.2.2). */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  // Fastify answers 400 to a path that it cannot decode; taken literally, it is an unknown address (404).
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
