import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '#server/ports/storage.ts';
import { isKnownTag } from '#server/http/etag.ts';
import { readRange } from './range.ts';

/** Sends a stored file, the part of it that was asked for, or only that it is known; `tag` stands for its bytes. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, tag, type }: { file: StoredFile; tag: string; type: string },
): FastifyReply {
  void reply.header('etag', tag).header('accept-ranges', 'bytes');
  const { 'if-none-match': known, 'if-range': rangeOf, range: wanted } = request.headers;
  if (isKnownTag(known, tag)) return reply.status(304).send();

  void reply.type(type);
  if (request.method === 'HEAD') return reply.header('content-length', file.bytes).send();
  const range = rangeOf === undefined || rangeOf === tag ? readRange(wanted, file.bytes) : 'whole';
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('content-range', `bytes */${file.bytes}`)
      .header('cache-control', 'no-store')
      .send();
  }
  if (range === 'whole') return reply.header('content-length', file.bytes).send(file.stream());
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.stream(range));
}
