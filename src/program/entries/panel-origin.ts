import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/context/config.ts';
import { answerUnknownCall } from '#server/http/error-mapping.ts';

/** Which origin a path belongs to; what neither names, such as files and public calls, is served on both. */
const panelPages = /^\/(?:admin|giris-yap)(?:[/?]|$)/i;
const panelCalls = /^\/api\/(?:admin|auth)(?:[/?]|$)/i;
const sharedFiles = /^\/(?:api|assets|media|dosya|healthz|favicon\.ico|\.well-known)(?:[/?]|$)/i;

/**
 * Keeps panel and site on origins of their own, so that no script of the site can reach the panel's token
 * (docs/decisions/0053). Register it before the page cache, which answers every host alike.
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
      // Links of the panel to the site, such as “Sitede Gör”.
      return reply.redirect(url === '/' ? `${panelOrigin}/admin` : publicUrl + url, 302);
    }
    if (panelPages.test(url)) return reply.redirect(panelOrigin + url, 302);
    if (panelCalls.test(url)) return answerUnknownCall(request, reply);
  });
}

/** The port of a scheme may be missing in either. */
function isHost({ host, protocol }: FastifyRequest, wanted: string): boolean {
  return URL.parse(`${protocol}://${host}`)?.host === wanted;
}
