import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { wantedEncoding } from './compression.ts';

/** Sends a long text compressed, while it is read; HEAD gets only the headers. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: Readable): FastifyReply {
  void reply.header('vary', 'accept-encoding');
  const encoding = wantedEncoding(request.raw);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  if (request.method === 'HEAD') {
    text.destroy();
    return reply.send('');
  }
  if (encoding === 'identity') return reply.send(text);
  const compressor =
    encoding === 'gzip'
      ? createGzip()
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  return reply.send(pipeline(text, compressor, () => undefined));
}
