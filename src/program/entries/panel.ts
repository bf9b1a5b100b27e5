import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { LoginPageConfiguration, PageConfiguration } from '#features/configuration/configuration.ts';
import { iconLinks } from '#features/configuration/brand-icons.rules.ts';
import type { Context } from '#server/context/context.ts';
import { missingForReset } from '#features/mail/server/outgoing-mails.read.ts';
import { relyingParty } from '#features/second-factor/server/relying-party.ts';
import { getBranding, type Branding } from '#features/configuration/server/configuration.read.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import { sendFailurePage } from './failure-page.ts';
import { panelPolicy, strictPolicy } from '#server/http/security-headers.ts';

/**
 * The HTML of sign-in page and panel, with placeholders that `fill` replaces. The sign-in page also has an
 * empty style element for the colours.
 */
export type PanelPages = {
  login: (url: string) => Promise<string>;
  admin: (url: string) => Promise<string>;
};

/** The place for the colours is an empty element, because Vite would parse a text placeholder as CSS. */
const brandingPlaceholder = '<style id="branding"></style>';

/** Serves `/giris-yap` and everything below `/admin`. */
export function registerPanel(app: FastifyInstance, ctx: Context, pages: PanelPages): void {
  const hidden = {
    config: { access: 'public' as const },
    schema: { hide: true },
    errorHandler: sendFailurePage,
  };

  app.get('/giris-yap', hidden, async (request, reply) => {
    const branding = await getBranding(ctx.db);
    const style = brandingStyle(branding);
    const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
    const page = {
      ...pageConfiguration(ctx, branding),
      canResetPassword: missingForReset(ctx).length === 0,
    } satisfies LoginPageConfiguration;
    const html = fill(await pages.login(request.url), ctx, page).replace(
      brandingPlaceholder,
      () => `<style id="branding">${style}</style>`,
    );
    return sendPage(reply, html, strictPolicy({ scripts: [], styles: [hash] }));
  });

  for (const url of ['/admin', '/admin/*']) {
    app.get(url, hidden, async (request, reply) => {
      const branding = await getBranding(ctx.db);
      const html = fill(await pages.admin(request.url), ctx, pageConfiguration(ctx, branding));
      return sendPage(reply, html, panelPolicy);
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

function pageConfiguration({ config }: Context, branding: Branding) {
  return {
    ...branding,
    publicUrl: config.publicUrl,
    timeZone: config.timeZone,
    passkeyOrigin: relyingParty({ config })?.origin ?? '',
    hasOwnOrigin: config.panelOrigin !== '',
  };
}

function fill(html: string, ctx: Context, page: PageConfiguration & Pick<Branding, 'iconSet'>): string {
  // Inside a script element only `<` can start the end tag.
  const json = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
  return html
    .replace('%CSRF_TOKEN%', () => csrfToken(ctx))
    .replace('%CONFIGURATION%', () => json)
    .replace('<!--%ICONS%-->', () => iconElements(page));
}

function iconElements(branding: Parameters<typeof iconLinks>[0]): string {
  const elements = iconLinks(branding).map((link) => {
    const attributes = Object.entries(link).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<link ${attributes.join(' ')} />`;
  });
  return elements.join('');
}

/**
 * The style element with the company's colours. Stored colours are always `#rrggbb`, so they need no
 * escaping.
 */
function brandingStyle({ mainColor, secondColor }: Branding): string {
  return `:root{--main-color:${mainColor};--second-color:${secondColor}}`;
}
