import type { FastifyInstance } from 'fastify';
import { Preview, PreviewRequest } from '#features/preview/preview.ts';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import { drawPreview } from '#features/preview/server/preview.service.ts';
import { signedAddress } from '#server/media/signed-addresses.ts';
import { resource, verb } from '#server/http/resource.ts';
import { renderPage } from './render-page.ts';
import type { SiteRenderer } from './site-renderer.ts';

/**
 * Renders previews of unsaved values for signed-in staff. A preview is rendered like every page, but never
 * cached.
 */
export function registerPreview(app: FastifyInstance, ctx: Context, render: SiteRenderer): void {
  resource(app, '/api/admin/preview', {
    POST: verb({
      access: 'read',
      summary: 'The page of a record with unsaved values; nothing is stored',
      body: PreviewRequest,
      answer: Preview,
      handler: ({ body }) =>
        drawPreview(ctx, body, async ({ status: wanted, ...page }) => {
          const { status, body: html } = await renderPage(ctx, render, page);
          if (status !== wanted) throw refused('Bu kaydın sayfası çizilemedi.');
          return withSignedFiles(ctx, stillPage(typeof html === 'string' ? html : html.join('')));
        }),
    }),
  });
}

/**
 * Replaces the file addresses in a page by signed ones, because no page for visitors may show these files
 * yet.
 */
function withSignedFiles(ctx: Context, html: string): string {
  return html.replace(/(?<=")\/dosya\/[1-9]\d*(?:-[a-z0-9]+)?\/[\w.-]+(?=")/g, (address) =>
    signedAddress(ctx, address).replace('&', '&amp;'),
  );
}

/**
 * Removes the scripts from a page, because they would not run in the sandboxed frame, and makes links open a
 * new window, which the sandbox blocks.
 */
export function stillPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:modulepreload|manifest)"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank">');
}
