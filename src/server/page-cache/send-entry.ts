import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '#server/http/etag.ts';
import { addEncoding, type CacheEntry, type Encoded } from './cache-entry.ts';
import { wantedEncoding } from './compression.ts';

/** Sends an entry. This is synchronous if the entry already has an encoding that the visitor accepts. */
export function sendCacheEntry(
  entry: CacheEntry,
  request: IncomingMessage,
  response: ServerResponse,
  isPrivate = false,
): void {
  const wanted = wantedEncoding(request);
  const ready = entry.encoded.get(entry.isEmpty ? 'identity' : wanted);
  if (ready) write(entry, ready, request, response, isPrivate);
  else {
    void addEncoding(entry, wanted).then(
      (made) => write(entry, made, request, response, isPrivate),
      () => response.destroy(),
    );
  }
}

function write(
  { status, etag }: CacheEntry,
  encoded: Encoded,
  request: IncomingMessage,
  response: ServerResponse,
  isPrivate: boolean,
): void {
  const head = isPrivate ? encoded.privateHead : encoded.head;
  if (status === 200 && isKnownTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, withoutBodyHeaders(head));
    response.end();
    return;
  }
  response.writeHead(status, head);
  if (request.method === 'HEAD') response.end();
  else response.end(encoded.body);
}

function withoutBodyHeaders(head: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index] ?? '';
    if (name !== 'content-length' && name !== 'content-encoding') kept.push(name, head[index + 1] ?? '');
  }
  return kept;
}
