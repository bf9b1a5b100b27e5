import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, compressBest, decompress, wantedEncoding, type Encoding } from './compression.ts';
import { isKnownTag } from '#server/http/etag.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

/** What a renderer gives: an answer that belongs to its key alone, and whether it may be kept. */
export type Rendered = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** In parts where joining them would take one more copy of a page. */
  body: string | readonly string[];
  isStored: boolean;
};

type Encoded = { head: string[]; privateHead: string[]; body: Buffer };

/**
 * An answer with its encodings, each made once: brotli when it is rendered, the others from that on first
 * demand. What hardly any visitor asks for is not held: a page as it is takes six times as much.
 */
export type CachedAnswer = {
  status: number;
  etag: string;
  headers: readonly (readonly [string, string])[];
  isEmpty: boolean;
  /** How often it was sent after it was made. */
  hits: number;
  encoded: Map<Encoding, Encoded>;
  /** Told when an encoding was made, so that whoever holds it counts its bytes anew. */
  onEncoded: () => void;
};

export async function createCachedAnswer({ status, headers, body }: Rendered): Promise<CachedAnswer> {
  const plain = bytesOf(typeof body === 'string' ? [body] : body);
  const digest = createHash('sha256').update(plain);
  for (const [name, value] of headers) digest.update(`${name}:${value}\n`);
  const answer: CachedAnswer = {
    status,
    etag: `W/"${digest.digest('base64url').slice(0, 27)}"`,
    headers,
    isEmpty: plain.length === 0,
    hits: 0,
    encoded: new Map(),
    onEncoded: () => undefined,
  };
  const encoding = answer.isEmpty ? 'identity' : 'br';
  keep(answer, encoding, await compress(plain, encoding));
  return answer;
}

let scratch = Buffer.alloc(0);

/** The bytes of texts, until the next call: a digest and brotli are made of them at once. */
function bytesOf(texts: readonly string[]): Buffer {
  // A unit of UTF-16 takes three bytes at most.
  const most = texts.reduce((sum, { length }) => sum + length * 3, 0);
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end += scratch.write(text, end);
  return scratch.subarray(0, end);
}

/** Objects, maps and texts of an answer and of one encoding besides what is counted, in bytes. */
const ownOverhead = 1_000;
const encodingOverhead = 500;
/** Of an array, for each header's name and value. */
const slotBytes = 8;

/** Bytes that an answer holds now: its bodies, its headers, and the arrays that they are sent from. */
export function sizeOf({ headers, encoded }: CachedAnswer): number {
  let bytes = ownOverhead;
  for (const [name, value] of headers) bytes += name.length + value.length;
  for (const { head, privateHead, body } of encoded.values()) {
    // The arrays share the texts counted above.
    bytes += encodingOverhead + (head.length + privateHead.length) * slotBytes + body.length;
  }
  return bytes;
}

/** Sends an answer, at once when its encoding is made. `isPrivate`: it belongs to this visitor's cookie. */
export function sendCachedAnswer(
  answer: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  isPrivate: boolean,
): void {
  const wanted = wantedEncoding(request);
  const ready = answer.encoded.get(answer.isEmpty ? 'identity' : wanted);
  if (ready) write(answer, ready, request, response, isPrivate);
  else {
    void encode(answer, wanted).then(
      (made) => write(answer, made, request, response, isPrivate),
      () => response.destroy(),
    );
  }
}

function write(
  { status, etag }: CachedAnswer,
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

/**
 * Makes the brotli body as small as it gets, off the main thread; the same bytes when decoded, under the
 * same ETag. `isWanted` is asked when it is made: an answer that was replaced meanwhile stays as it is.
 */
export async function recompress(answer: CachedAnswer, isWanted: () => boolean): Promise<void> {
  const body = await compressBest(await plainBody(answer));
  if (isWanted()) keep(answer, 'br', body);
}

async function encode(answer: CachedAnswer, encoding: Encoding): Promise<Encoded> {
  return keep(answer, encoding, await compress(await plainBody(answer), encoding));
}

async function plainBody({ encoded }: CachedAnswer): Promise<Buffer> {
  const brotli = encoded.get('br');
  return brotli ? decompress(brotli.body) : Buffer.alloc(0);
}

function keep(answer: CachedAnswer, encoding: Encoding, body: Buffer): Encoded {
  const encoded = withHeads(answer, encoding, body);
  answer.encoded.set(encoding, encoded);
  answer.onEncoded();
  return encoded;
}

function withHeads(answer: CachedAnswer, encoding: Encoding, body: Buffer): Encoded {
  const common: (readonly [string, string])[] = [
    ...securityHeaders,
    ['content-length', String(body.length)],
    ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as const)),
    ...(answer.status === 200 ? ([['etag', answer.etag]] as const) : []),
  ];
  const own = answer.headers.filter(([name]) => name !== 'cache-control');
  return {
    head: [...answer.headers, ['vary', 'accept-encoding'], ...common].flat(),
    privateHead: [
      ...own,
      ['cache-control', 'private, no-cache'],
      ['vary', 'accept-encoding, cookie'],
      ...common,
    ].flat(),
    body,
  };
}

function withoutBodyHeaders(head: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index] ?? '';
    if (name !== 'content-length' && name !== 'content-encoding') kept.push(name, head[index + 1] ?? '');
  }
  return kept;
}
