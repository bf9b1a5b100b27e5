import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { Configuration, PageConfiguration } from '#shared/api/configuration.ts';
import type { Context } from '#server/context.ts';
import { getConfiguration } from '#server/features/configuration/configuration.service.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { sendFailurePage } from './failure-page.ts';
import { panelPolicy, strictPolicy } from '#server/http/security-headers.ts';

/** The HTML of login and panel, with the placeholders `%CSRF_TOKEN%`, `%CONFIGURATION%` and an empty colour style. */
export type PanelPages = {
  login: (url: string) => Promise<string>;
  admin: (url: string) => Promise<string>;
};

/** An empty element is the placeholder of the colours, because Vite would parse a text placeholder as CSS. */
const brandingPlaceholder = '<style id="branding"></style>';

/** Serves `/giris-yap` and everything below `/admin`. */
export function registerPanel(app: FastifyInstance, ctx: Context, pages: PanelPages): void {
  const hidden = {
    config: { access: 'public' as const },
    schema: { hide: true },
    errorHandler: sendFailurePage,
  };

  app.get('/giris-yap', hidden, async (request, reply) => {
    const configuration = await getConfiguration(ctx.db);
    const branding = brandingStyle(configuration);
    const hash = `sha256-${createHash('sha256').update(branding).digest('base64')}`;
    const html = fill(await pages.login(request.url), ctx, configuration).replace(
      brandingPlaceholder,
      () => `<style id="branding">${branding}</style>`,
    );
    return sendPage(reply, html, strictPolicy({ scripts: [], styles: [hash] }));
  });

  for (const url of ['/admin', '/admin/*']) {
    app.get(url, hidden, async (request, reply) => {
      const configuration = await getConfiguration(ctx.db);
      return sendPage(reply, fill(await pages.admin(request.url), ctx, configuration), panelPolicy);
    });
  }
}

function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}

function fill(html: string, ctx: Context, configuration: Configuration): string {
  const page: PageConfiguration = { ...configuration, timeZone: ctx.config.timeZone };
  // In a script element only `<` can end it.
  const json = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
  return html.replace('%CSRF_TOKEN%', () => csrfToken(ctx)).replace('%CONFIGURATION%', () => json);
}

/** Stored colours are always `#rrggbb`, so they need no escaping. */
function brandingStyle({ mainColor, secondColor }: Configuration): string {
  return `:root{--main-color:${mainColor};--second-color:${secondColor}}`;
}
