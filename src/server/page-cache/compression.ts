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

/**
 * The quality for the first visitor: quality 4 takes twice as long (a tenth of a render)
 * to save 4 % of the bytes.
 */
const firstQuality = 3;

/** This quality saves a quarter of the bytes but takes a hundred times as long, so it runs in the background only. */
const bestQuality = 11;

/**
 * Brotli runs on the main thread, where it takes 0.25 ms per page. The thread pool would need longer than
 * that to hand over the work, would put it behind recompressions, and would keep freed memory.
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

export async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return withOwnMemory(encoding === 'identity' ? plain : await encoders[encoding](plain));
}

export async function decompressBrotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliDecompress)(body);
}

/** Compresses with the best quality in a background thread. */
export async function compressBest(plain: Buffer): Promise<Buffer> {
  return withOwnMemory(await promisify(brotliCompress)(plain, brotliOptions(plain, bestQuality)));
}

/**
 * Copies a small buffer out of Node's shared pool of 64 kB. Storing the original would keep the whole pool
 * alive, so the cache would take many times the memory that it has computed.
 */
export function withOwnMemory(bytes: Buffer): Buffer {
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

/**
 * The base-2 logarithm of the smallest window that holds `bytes`; by default zlib would allocate 4 MB for any
 * page.
 */
function windowFor(bytes: number): number {
  const wanted = Math.ceil(Math.log2(bytes + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, wanted));
}
