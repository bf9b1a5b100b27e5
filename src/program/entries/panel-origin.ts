import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/context/config.ts';
import { answerUnknownCall } from '#server/http/error-mapping.ts';

/**
 * Paths that belong to the panel's origin. Files and public calls match neither pattern; they are served on
 * both origins.
 */
const panelPages = /^\/(?:admin|giris-yap)(?:[/?]|$)/i;
const panelCalls = /^\/api\/(?:admin|auth)(?:[/?]|$)/i;
const sharedFiles = /^\/(?:api|assets|media|dosya|healthz|favicon\.ico|\.well-known)(?:[/?]|$)/i;

/**
 * Serves panel and site on different origins, so that no script of the site can read the panel's session
 * token (docs/decisions/0060). Register it before the page cache, because the cache does not check the host.
 */
export function registerPanelOrigin(
  app: FastifyInstance,
  { panelOrigin, publicUrl }: Pick<Config, 'panelOrigin' | 'publicUrl'>,
): void {
  if (panelOrigin === '') return;
  const panelHost = new URL(panelOrigin).host;
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (isHost(request, panelHost)) {
      if (panelPages.test(url) || sharedFiles.test(url)) return;
      // The panel has links to pages of the site, such as “Sitede Gör”; they are redirected to the site's
      // origin.
      return reply.redirect(url === '/' ? `${panelOrigin}/admin` : publicUrl + url, 302);
    }
    if (panelPages.test(url)) return reply.redirect(panelOrigin + url, 302);
    if (panelCalls.test(url)) return answerUnknownCall(request, reply);
  });
}

/** Whether a request was sent to the host `wanted`; either may omit the default port. */
function isHost({ host, protocol }: FastifyRequest, wanted: string): boolean {
  return URL.parse(`${protocol}://${host}`)?.host === wanted;
}
