import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { wasCatalogueFile } from '#features/media/server/media-usage.queries.ts';
import { cadMimes } from '#shared/rules/cad-formats.ts';
import { isShownMedium } from '#features/media/server/shown-media.read.ts';
import { sitePath } from '#shared/site-pages.ts';
import { kindOfMedium } from '#server/media/media.queries.ts';
import { findAddressedMedium, findPermanentFile } from '#server/media/permanent-files.read.ts';
import { isSignedAddress } from '#server/media/signed-addresses.ts';
import { isStorageKey } from '#server/ports/storage.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { documentPolicy, drawingPolicy, videoPolicy } from '#server/http/security-headers.ts';
import { sendFile } from '#server/http/send-file.ts';

/** The content type by the extension of the storage key; the server has chosen the key itself. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
};

/** The CSP by file type; pictures need none. */
const policies: Readonly<Record<string, string>> = {
  'application/pdf': documentPolicy,
  [cadMimes.step]: documentPolicy,
  [cadMimes.dxf]: documentPolicy,
  [cadMimes.glb]: documentPolicy,
  'video/mp4': videoPolicy,
  'video/webm': videoPolicy,
};

const own = { config: { access: 'public' as const }, schema: { hide: true } };

/** HEAD is handled here, because Fastify's own HEAD route would read the whole file to count its bytes. */
const methods = ['GET', 'HEAD'] as const;

/**
 * `/media/{key}` serves the files of pictures; `/dosya/{id}-{key}/{name}` are the permanent addresses of
 * media.
 */
export function registerMediaFiles(app: FastifyInstance, ctx: Context): void {
  registerPictures(app, ctx);
  registerPermanentAddresses(app, ctx);
}

function registerPictures(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: { '*': string } }>({
    ...own,
    method: [...methods],
    url: '/media/*',
    handler: async (request, reply) => {
      const key = request.params['*'];
      // PDFs, videos and CAD files are not served here: at their permanent address each request is checked for whether
      // visitors may see the file.
      const type = contentTypes[key.split('.').at(-1) ?? ''];
      const file = type !== undefined && isStorageKey(key) ? await ctx.publicFiles.find(key) : undefined;
      if (type === undefined || !file) return sendPlainNotFound(reply);
      // The content of a key never changes, so the key is its ETag.
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      // Pictures may be embedded elsewhere, because dealers and mails show them too.
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      if (type === contentTypes.svg) void reply.header('content-security-policy', drawingPolicy);
      return sendFile(request, reply, { file, tag: `"${key}"`, type });
    },
  });
}

/**
 * Serves the permanent addresses. At each request it checks whether a page shows the file, and caches must
 * ask again. Staff reach other files by a signed address.
 */
function registerPermanentAddresses(app: FastifyInstance, ctx: Context): void {
  app.route<{ Params: { id: string; name: string } }>({
    ...own,
    method: [...methods],
    url: '/dosya/:id/:name',
    handler: async (request, reply) => {
      const medium = await findAddressedMedium(ctx.db, request.params.id);
      if (!medium) return sendPlainNotFound(reply);
      const isShown = medium.deleted_at === null && (await isShownMedium(ctx, medium.id));
      const [path = ''] = request.url.split('?', 1);
      if (!isShown && !isSignedAddress(ctx, path, request.query)) {
        if (!(await wasCatalogueFile(ctx.db, medium.id))) return sendPlainNotFound(reply);
        return reply.header('cache-control', 'no-store').redirect(sitePath('', 'catalogue'), 302);
      }
      const stored = await findPermanentFile(ctx.db, medium);
      const file = stored && (await ctx.publicFiles.find(stored.key));
      if (!file) return sendPlainNotFound(reply);
      const isCad = kindOfMedium(stored) === 'cad';
      const policy = policies[stored.mime];
      if (policy !== undefined) void reply.header('content-security-policy', policy);
      void reply
        .header('cache-control', isShown ? 'no-cache' : 'private, no-store')
        .header(
          'content-disposition',
          contentDisposition(stored.fileName, { type: isCad ? 'attachment' : 'inline' }),
        );
      return sendFile(request, reply, { file, tag: `"${stored.key}"`, type: stored.mime });
    },
  });
}
