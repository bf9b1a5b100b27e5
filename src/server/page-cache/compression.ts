import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  type BrotliOptions,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** For the first visitor: 4 takes twice as long, a tenth of a render, for one byte less in 25. */
const firstQuality = 3;
/** A quarter smaller, and a hundred times as slow: for what many ask for, in the background. */
const bestQuality = 11;

/**
 * Brotli at once, on the main thread: a quarter of a millisecond for a page, to which the two ways to another thread
 * and back would add more, behind whatever is being recompressed there; and what threads have freed stays with them.
 */
const encoders = {
  br: (plain: Buffer) => brotliCompressSync(plain, brotliOptions(plain, firstQuality)),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
} satisfies Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Buffer | Promise<Buffer>>;

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

export function wantedEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  return negotiator.negotiate(accepted) ?? 'identity';
}

/** What is sent in an encoding. */
export async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return inOwnMemory(encoding === 'identity' ? plain : await encoders[encoding](plain));
}

/** What a brotli body was made from. */
export async function decompress(body: Buffer): Promise<Buffer> {
  return promisify(brotliDecompress)(body);
}

/** As small as it gets, off the main thread. */
export async function compressBest(plain: Buffer): Promise<Buffer> {
  return inOwnMemory(await promisify(brotliCompress)(plain, brotliOptions(plain, bestQuality)));
}

/**
 * The same bytes in memory of their own. Small buffers lie in a shared stretch of 64 kB, which one that
 * is kept for long would keep as a whole: what is counted would be a fraction of what is held.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  };
}

/** The logarithm of the smallest window that holds it all: the default of 4 MB is allocated whatever comes. */
function windowFor(bytes: number): number {
  const wanted = Math.ceil(Math.log2(bytes + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, wanted));
}
