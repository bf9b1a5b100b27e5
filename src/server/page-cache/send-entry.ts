import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '#server/http/etag.ts';
import { addEncoding, type CacheEntry, type Encoded } from './cache-entry.ts';
import { wantedEncoding } from './compression.ts';
import type { Epoch } from './epoch.ts';

type Sending = {
  isPrivate?: boolean | undefined;
  /** Adds headers at the moment when the answer leaves. */
  addHeaders?: ((head: readonly string[]) => string[]) | undefined;
};

/** Returns what adds the headers for the CDN to an answer of this epoch. */
export type HeadersForCdn = (entry: CacheEntry, epoch: Epoch, isPrivate?: boolean) => Sending['addHeaders'];

/** Sends an entry. This is synchronous if the entry already has an encoding that the visitor accepts. */
export function sendCacheEntry(
  entry: CacheEntry,
  request: IncomingMessage,
  response: ServerResponse,
  sending: Sending = {},
): void {
  const wanted = wantedEncoding(request);
  const ready = entry.encoded.get(entry.isEmpty ? 'identity' : wanted);
  if (ready) write(entry, ready, request, response, sending);
  else {
    void addEncoding(entry, wanted).then(
      (made) => write(entry, made, request, response, sending),
      () => response.destroy(),
    );
  }
}

function write(
  { status, etag }: CacheEntry,
  encoded: Encoded,
  request: IncomingMessage,
  response: ServerResponse,
  { isPrivate = false, addHeaders }: Sending,
): void {
  const own = isPrivate ? encoded.privateHead : encoded.head;
  const head = addHeaders ? addHeaders(own) : own;
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
