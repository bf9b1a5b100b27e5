import type { FastifyInstance } from 'fastify';
import { brandIcon } from '#features/configuration/brand-icons.rules.ts';
import { readableOn } from '#shared/colour.ts';
import type { Context } from '#server/context/context.ts';
import { getBranding, type Branding } from '#features/configuration/server/configuration.read.ts';
import { drawingPolicy } from '#server/http/security-headers.ts';

/**
 * `/favicon.ico`: the ICO file of the uploaded icon; else the configured path; else the company's first
 * letter on the company's colour.
 */
export function registerFavicon(app: FastifyInstance, ctx: Context): void {
  app.get('/favicon.ico', { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
    const branding = await getBranding(ctx.db);
    const { favIcoLogoPath, iconSet } = branding;
    void reply.header('cache-control', 'public, max-age=3600');
    const path = iconSet ? brandIcon(iconSet, 'favicon.ico') : favIcoLogoPath;
    if (path) return reply.redirect(path, 302);
    void reply.header('content-security-policy', drawingPolicy);
    return reply.type('image/svg+xml').send(letterIcon(branding));
  });
}

function letterIcon({ projectCompanyName, mainColor }: Branding): string {
  const letter = Array.from(projectCompanyName.trim())[0]?.toLocaleUpperCase('tr') ?? '';
  const safe = /[\p{L}\p{N}]/u.test(letter) ? letter : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${mainColor}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${readableOn(mainColor)}">${safe}</text></svg>`;
}
