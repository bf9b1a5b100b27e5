import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, startFailure } from '#server/http/error-mapping.ts';
import { strictPolicy } from '#server/http/security-headers.ts';

/** The `errorHandler` of page routes: sends a plain page instead of the failed one. */
export function sendFailurePage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  startFailure(reply, failureOf(error, request, 'page failed'));
  void reply
    .header('content-security-policy', strictPolicy({ scripts: [], styles: [] }))
    .type('text/html; charset=utf-8')
    .send(failurePage);
}

/** Static, because the renderer may be what failed. */
const failurePage = `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Sistem hatası</title>
<h1>Sayfa şu anda gösterilemiyor.</h1><p>Lütfen biraz sonra tekrar deneyin.</p></html>`;
