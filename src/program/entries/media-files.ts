import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { findPermanentFile } from '#server/media/permanent-files.read.ts';
import { isStorageKey } from '#server/ports/storage.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { documentPolicy, drawingPolicy, videoPolicy } from '#server/http/security-headers.ts';
import { sendFile } from './send-file.ts';

/** The content type by the extension of a storage key, which the server chose itself. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

/** The CSP by file type. Other types, such as pictures, redirect to `/media/…`. */
const policies: Readonly<Record<string, string>> = {
  'application/pdf': documentPolicy,
  'video/mp4': videoPolicy,
  'video/webm': videoPolicy,
};

const own = { config: { access: 'public' as const }, schema: { hide: true } };

/** HEAD is handled here, because Fastify's own HEAD route would read the whole file to count its bytes. */
const methods = ['GET', 'HEAD'] as const;

/** `/media/{key}` serves public files; `/dosya/{id}/{name}` are the permanent addresses of media. */
export function registerMediaFiles(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: { '*': string } }>({
    ...own,
    method: [...methods],
    url: '/media/*',
    handler: async (request, reply) => {
      const key = request.params['*'];
      const file = isStorageKey(key) ? await ctx.publicFiles.find(key) : undefined;
      if (!file) return sendPlainNotFound(reply);
      // The content of a key never changes, so the key is its ETag.
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      const type = contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      if (type === contentTypes.svg) void reply.header('content-security-policy', drawingPolicy);
      return sendFile(request, reply, { file, tag: `"${key}"`, type });
    },
  });

  app.route<{ Params: { id: string; name: string } }>({
    ...own,
    method: [...methods],
    url: '/dosya/:id/:name',
    handler: async (request, reply) => {
      const { id } = request.params;
      const stored = /^[1-9]\d{0,8}$/.test(id) ? await findPermanentFile(ctx.db, Number(id)) : undefined;
      if (!stored) return sendPlainNotFound(reply);
      // The address is permanent, but its file can change.
      void reply.header('cache-control', 'no-cache');
      const policy = policies[stored.mime];
      if (policy === undefined) return reply.redirect(`/media/${stored.key}`, 302);
      const file = await ctx.publicFiles.find(stored.key);
      if (!file) return sendPlainNotFound(reply);
      void reply
        .header('content-disposition', contentDisposition(stored.fileName, { type: 'inline' }))
        .header('content-security-policy', policy);
      return sendFile(request, reply, { file, tag: `"${stored.key}"`, type: stored.mime });
    },
  });
}
