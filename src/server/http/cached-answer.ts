import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** What a renderer gives: an answer that belongs to its key alone, and whether it may be kept. */
export type Rendered = {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: string;
  isStored: boolean;
};

/** An answer with its encodings, each made once: brotli when it is rendered, the others on first demand. */
export type CachedAnswer = {
  status: number;
  etag: string;
  headers: readonly (readonly [string, string])[];
  plain: Buffer;
  /** How often it was sent after it was made. */
  hits: number;
  encoded: Map<Encoding, { head: string[]; privateHead: string[]; body: Buffer }>;
};

/** Fast enough for the first visitor; 5 takes half as long again for a tenth fewer bytes. */
const firstQuality = 4;
/** A quarter smaller, and a hundred times as slow: for what many ask for, in the background. */
const bestQuality = 11;

const compress = {
  br: (plain: Buffer) => compressBrotli(plain, firstQuality),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
  identity: async (plain: Buffer) => plain,
} satisfies Record<Encoding, (plain: Buffer) => Promise<Buffer>>;

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

function compressBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    },
  });
}

/** The logarithm of the smallest window that holds it all: the default of 4 MB is allocated whatever comes. */
function windowFor(bytes: number): number {
  const wanted = Math.ceil(Math.log2(bytes + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, wanted));
}

export async function createCachedAnswer({ status, headers, body }: Rendered): Promise<CachedAnswer> {
  const plain = Buffer.from(body);
  const digest = createHash('sha256').update(plain);
  for (const [name, value] of headers) digest.update(`${name}:${value}\n`);
  const answer: CachedAnswer = {
    status,
    etag: `W/"${digest.digest('base64url').slice(0, 27)}"`,
    headers,
    plain,
    hits: 0,
    encoded: new Map(),
  };
  await encode(answer, plain.length > 0 ? 'br' : 'identity');
  return answer;
}

/** Bytes that an answer holds, its largest encodings included. */
export function sizeOf(answer: CachedAnswer): number {
  return answer.plain.length * 2 + 2_000;
}

export function wantedEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  return negotiator.negotiate(accepted) ?? 'identity';
}

/** Sends an answer, at once when its encoding is made. `isPrivate`: it belongs to this visitor's cookie. */
export function sendCachedAnswer(
  answer: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  isPrivate: boolean,
): void {
  const wanted = wantedEncoding(request);
  const ready = answer.encoded.get(answer.plain.length > 0 ? wanted : 'identity');
  if (ready) write(answer, ready, request, response, isPrivate);
  else {
    void encode(answer, wanted).then(
      (made) => write(answer, made, request, response, isPrivate),
      () => response.destroy(),
    );
  }
}

type Encoded = { head: string[]; privateHead: string[]; body: Buffer };

function write(
  { status, etag }: CachedAnswer,
  encoded: Encoded,
  request: IncomingMessage,
  response: ServerResponse,
  isPrivate: boolean,
): void {
  const head = isPrivate ? encoded.privateHead : encoded.head;
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
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
  const body = await compressBrotli(answer.plain, bestQuality);
  if (isWanted()) answer.encoded.set('br', withHeads(answer, 'br', body));
}

async function encode(answer: CachedAnswer, encoding: Encoding): Promise<Encoded> {
  const encoded = withHeads(answer, encoding, await compress[encoding](answer.plain));
  answer.encoded.set(encoding, encoded);
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
