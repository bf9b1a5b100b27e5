import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { ByteRange, StoredFile } from '#server/ports/storage.ts';
import { isKnownTag } from './etag.ts';

/** Sends a stored file, the requested range of the file, or 304; `tag` is the ETag of the content. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, tag, type }: { file: StoredFile; tag: string; type: string },
): FastifyReply {
  void reply.header('etag', tag).header('accept-ranges', 'bytes');
  const { 'if-none-match': known, 'if-range': rangeTag, range: header } = request.headers;
  if (isKnownTag(known, tag)) return reply.status(304).send();

  void reply.type(type);
  if (request.method === 'HEAD') return reply.header('content-length', file.bytes).send();
  const range = rangeTag === undefined || rangeTag === tag ? readRange(header, file.bytes) : 'whole';
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('content-range', `bytes */${file.bytes}`)
      .header('cache-control', 'no-store')
      .send();
  }
  if (range === 'whole')
    return reply.header('content-length', file.bytes).send(file.content ?? file.stream());
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.stream(range));
}

/**
 * Reads a Range header. Several ranges and unreadable headers are ignored and the whole file is sent, as RFC
 * 9110, section 14.2, allows.
 */
function readRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (header === undefined) return 'whole';
  const parsed = parseRange(bytes, header);
  // range-parser refuses a suffix that is longer than the file; by RFC 9110, section 14.1.2, it means the
  // whole file.
  if (parsed === -1 && Number(header.replace('bytes=-', '')) > bytes) return { start: 0, end: bytes - 1 };
  if (parsed === -1) return 'unsatisfiable';
  if (parsed === -2 || parsed.type !== 'bytes' || parsed.length > 1) return 'whole';
  return parsed[0] ?? 'whole';
}
