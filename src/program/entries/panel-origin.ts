import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/context/config.ts';
import { answerUnknownCall } from '#server/http/error-mapping.ts';

/*
 * Routes of the panel's origin, and those that both origins serve; all others are pages of the site. The matched route
 * decides, because an address can be spelled in several ways (`/%61dmin`).
 */
const panelPages = /^\/(?:admin|giris-yap)(?:\/|$)/;
const panelCalls = /^\/api\/(?:admin|auth)\//;
const onBoth = /^\/(?:api|assets|media|dosya|healthz|csp-reports|favicon\.ico|\.well-known)(?:\/|$)/;

/**
 * Serves panel and site on different origins, so that no script of the site can read the panel's session
 * token (docs/decisions/0059). Register it before the page cache, because the cache does not check the host.
 */
export function registerPanelOrigin(
  app: FastifyInstance,
  { panelOrigin, publicUrl }: Pick<Config, 'panelOrigin' | 'publicUrl'>,
): void {
  if (panelOrigin === '') return;
  const panelHost = new URL(panelOrigin).host;
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    const route = request.routeOptions.url ?? '';
    if (isHost(request, panelHost)) {
      if (panelPages.test(route) || onBoth.test(route)) return;
      // The panel has links to pages of the site, such as “Sitede Gör”; they are redirected to the site's
      // origin.
      return reply.redirect(url === '/' ? `${panelOrigin}/admin` : publicUrl + url, 302);
    }
    if (panelPages.test(route)) return reply.redirect(panelOrigin + url, 302);
    if (panelCalls.test(route)) return answerUnknownCall(request, reply);
  });
}

/** Whether a request was sent to the host `wanted`; either may omit the default port. */
function isHost({ host, protocol }: FastifyRequest, wanted: string): boolean {
  return URL.parse(`${protocol}://${host}`)?.host === wanted;
}
