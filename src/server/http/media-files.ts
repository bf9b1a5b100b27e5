import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { findBestFile } from '#server/features/media/media.read.ts';
import { isStorageKey, type StoredFile } from '#server/ports/storage.ts';
import { sendPlainNotFound } from './plain-not-found.ts';
import { readRange } from './range.ts';

/** By the ending of a key; keys are ours. */
const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', avif: 'image/avif' };

const own = { config: { access: 'public' as const }, schema: { hide: true } };

/** `/media/{key}`: files of the public store; `/dosya/{id}/{name}`: lasting addresses of media. */
export function registerMediaFiles(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: { '*': string } }>({
    ...own,
    // Fastify's own HEAD would read the whole file to know its size.
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const key = request.params['*'];
      const file = isStorageKey(key) ? await ctx.publicFiles.find(key) : undefined;
      return file ? sendFile(request, reply, { key, file }) : sendPlainNotFound(reply);
    },
  });

  app.get<{ Params: { id: string } }>('/dosya/:id/:name', own, async (request, reply) => {
    const { id } = request.params;
    const url = /^[1-9]\d{0,8}$/.test(id) ? await findBestFile(ctx.db, Number(id)) : undefined;
    // The printed address lasts; which file it leads to does not.
    return url ? reply.header('cache-control', 'no-cache').redirect(url, 302) : sendPlainNotFound(reply);
  });
}

/** Content never changes under its key, so that the key itself is the tag. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, file }: { key: string; file: StoredFile },
): FastifyReply {
  const tag = `"${key}"`;
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', tag)
    .header('accept-ranges', 'bytes');
  const { 'if-none-match': known, 'if-range': rangeOf, range: wanted } = request.headers;
  if (known && isSameTag(known, tag)) return reply.status(304).send();

  void reply.type(contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
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

/** RFC 9110 §13.1.2: a list of tags, weak or not, or `*`. */
function isSameTag(header: string, tag: string): boolean {
  return header.split(',').some((part) => [tag, `W/${tag}`, '*'].includes(part.trim()));
}
