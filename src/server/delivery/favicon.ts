import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#shared/api/configuration.ts';
import { readableOn } from '#shared/colour.ts';
import type { Context } from '#server/context.ts';
import { getConfiguration } from '#server/features/configuration/configuration.service.ts';
import { drawingPolicy } from '#server/http/security-headers.ts';

/** `/favicon.ico`: the configured icon, else the company's first letter on its colour. */
export function registerFavicon(app: FastifyInstance, ctx: Context): void {
  app.get('/favicon.ico', { config: { access: 'public' }, schema: { hide: true } }, async (_, reply) => {
    const configuration = await getConfiguration(ctx.db);
    void reply.header('cache-control', 'public, max-age=3600');
    if (configuration.favIcoLogoPath) return reply.redirect(configuration.favIcoLogoPath, 302);
    void reply.header('content-security-policy', drawingPolicy);
    return reply.type('image/svg+xml').send(letterIcon(configuration));
  });
}

function letterIcon({ projectCompanyName, mainColor }: Configuration): string {
  const letter = Array.from(projectCompanyName.trim())[0]?.toLocaleUpperCase('tr') ?? '';
  const safe = /[\p{L}\p{N}]/u.test(letter) ? letter : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${mainColor}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${readableOn(mainColor)}">${safe}</text></svg>`;
}
