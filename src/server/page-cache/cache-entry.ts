import { createHash } from 'node:crypto';
import { compress, compressBest, decompressBrotli, type Encoding } from './compression.ts';

/** The result of a render; it depends on the cache key only. */
export type Rendered = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** A list of parts, because joining them would copy the whole page. */
  body: string | readonly string[];
  /** Whether the cache may store it; the cache stores only status 200. */
  isStored: boolean;
  /** Whether visitors with a cookie may get another answer at this address, which caches between us have to know. */
  variesByCookie?: boolean;
};

/** A redirect answer. `maxAge` is the number of seconds for which caches may keep a 301. */
export function redirect(status: number, location: string, maxAge = 0): Rendered {
  // A removed address may become valid again; with a cached redirect it would then loop.
  const permanent = maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache';
  const cacheControl = status === 301 ? permanent : 'no-store';
  return {
    status,
    headers: [
      ['location', location],
      ['cache-control', cacheControl],
    ],
    body: '',
    isStored: false,
  };
}

export type Encoded = { head: string[]; privateHead: string[]; body: Buffer };

/**
 * A stored answer. Each encoding is made once: brotli after the render, the others from brotli at the first
 * request. The plain page is not kept, because it would take six times the memory.
 */
export type CacheEntry = {
  status: number;
  etag: string;
  headers: readonly (readonly [string, string])[];
  /** The security headers, which all entries share. */
  common: readonly (readonly [string, string])[];
  isEmpty: boolean;
  /** Whether other caches may store it too. */
  isShared: boolean;
  vary: string;
  /** The pattern of its addresses, for the metrics. */
  route?: string;
  /** The number of times that the cache sent this entry. */
  hits: number;
  encoded: Map<Encoding, Encoded>;
  /** Runs when an encoding was added, so that the store updates its size. */
  onEncoded: () => void;
};

/**
 * Makes the cache entry of a rendered answer, with a brotli encoding. `common` are the headers of every
 * answer.
 */
export async function createCacheEntry(
  { status, headers, body, isStored, variesByCookie }: Rendered,
  common: CacheEntry['common'],
): Promise<CacheEntry> {
  const plain = bytesOf(typeof body === 'string' ? [body] : body);
  const digest = createHash('sha256').update(plain);
  for (const [name, value] of headers) digest.update(`${name}:${value}\n`);
  const entry: CacheEntry = {
    status,
    etag: `W/"${digest.digest('base64url').slice(0, 27)}"`,
    headers,
    common,
    isEmpty: plain.length === 0,
    isShared: isStored && status === 200,
    vary: variesByCookie ? 'accept-encoding, cookie' : 'accept-encoding',
    hits: 0,
    encoded: new Map(),
    onEncoded: () => undefined,
  };
  const encoding = entry.isEmpty ? 'identity' : 'br';
  addEncoded(entry, encoding, await compress(plain, encoding));
  return entry;
}

let scratch = Buffer.alloc(0);

/** The UTF-8 bytes of the texts, in a shared buffer that the next call overwrites. */
function bytesOf(texts: readonly string[]): Buffer {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  const most = texts.reduce((sum, { length }) => sum + length * 3, 0);
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end += scratch.write(text, end);
  return scratch.subarray(0, end);
}

/** Estimated bytes of the objects of an entry and of an encoding, without bodies and headers. */
const ownOverhead = 1_000;
const encodingOverhead = 500;

/** The bytes of one array slot; each header takes two slots, for name and value. */
const slotBytes = 8;

/** The memory of an entry in bytes: its bodies, its headers and the arrays of the headers. */
export function sizeOf({ headers, encoded }: CacheEntry): number {
  let bytes = ownOverhead;
  for (const [name, value] of headers) bytes += name.length + value.length;
  for (const { head, privateHead, body } of encoded.values()) {
    // The arrays refer to header texts that were counted above.
    bytes += encodingOverhead + (head.length + privateHead.length) * slotBytes + body.length;
  }
  return bytes;
}

/**
 * Replaces the brotli body by the smallest possible one, compressed in a background thread; the ETag stays.
 * `isWanted` is asked afterwards, because the entry may be outdated by then.
 */
export async function recompress(entry: CacheEntry, isWanted: () => boolean): Promise<void> {
  const body = await compressBest(await plainBody(entry));
  if (isWanted()) addEncoded(entry, 'br', body);
}

/** Adds an encoding that a visitor asked for. */
export async function addEncoding(entry: CacheEntry, encoding: Encoding): Promise<Encoded> {
  return addEncoded(entry, encoding, await compress(await plainBody(entry), encoding));
}

async function plainBody({ encoded }: CacheEntry): Promise<Buffer> {
  const brotli = encoded.get('br');
  return brotli ? decompressBrotli(brotli.body) : Buffer.alloc(0);
}

function addEncoded(entry: CacheEntry, encoding: Encoding, body: Buffer): Encoded {
  const encoded = withHeads(entry, encoding, body);
  entry.encoded.set(encoding, encoded);
  entry.onEncoded();
  return encoded;
}

function withHeads(entry: CacheEntry, encoding: Encoding, body: Buffer): Encoded {
  const common: (readonly [string, string])[] = [
    ...entry.common,
    ['content-length', String(body.length)],
    ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as const)),
    ...(entry.status === 200 ? ([['etag', entry.etag]] as const) : []),
  ];
  const own = entry.headers.filter(([name]) => name !== 'cache-control');
  return {
    head: [...entry.headers, ['vary', entry.vary], ...common].flat(),
    privateHead: [
      ...own,
      ['cache-control', 'private, no-cache'],
      ['vary', 'accept-encoding, cookie'],
      ...common,
    ].flat(),
    body,
  };
}
