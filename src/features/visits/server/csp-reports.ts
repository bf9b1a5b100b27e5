import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cspReportPath } from '#server/http/security-headers.ts';
import type { Context } from '#server/context/context.ts';
import { visitCounterOf } from './visit-counter.ts';
import { createVisitLimit } from './visit-limit.ts';

const text = z.string().max(2_000).default('');
const Report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
export type CspReport = z.infer<typeof Report>['csp-report'];

/** In bytes. A report contains only a few addresses. */
const longestReport = 16_384;

/**
 * Counts what the Content-Security-Policy of a page blocked. A report that cannot be read is ignored, because
 * the sender is a browser and no person would see an error.
 */
export function cspReportRoutes(app: FastifyInstance, ctx: Context): void {
  const counter = visitCounterOf(ctx);
  const isWithinLimit = createVisitLimit(ctx);
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_, body, done) =>
    done(null, { report: body }),
  );
  app.post(
    cspReportPath,
    { bodyLimit: longestReport, config: { access: 'public' }, schema: { hide: true } },
    async ({ body, ip }, reply) => {
      const name = isWithinLimit(ip) ? blockedName(readReport(body)) : undefined;
      if (name !== undefined) counter.countBlocked(name);
      return reply.status(204).send();
    },
  );
}

function readReport(body: unknown): CspReport | undefined {
  const { report } = body as { report?: unknown };
  if (typeof report !== 'string') return undefined;
  try {
    return Report.safeParse(JSON.parse(report)).data?.['csp-report'];
  } catch {
    return undefined;
  }
}

/**
 * The stored form of a report without visitor and page, like `site script-src-elem tags.example`: area, directive, and
 * host or keyword. Undefined for blocked browser extensions and for reports that no browser sends.
 */
export function blockedName(report: CspReport | undefined): string | undefined {
  const directive = report?.['effective-directive'] || report?.['violated-directive'].split(' ')[0] || '';
  const source = blockedSource(report?.['blocked-uri'] ?? '');
  if (!/^[a-z][a-z-]{2,40}$/.test(directive) || source === undefined) return undefined;
  const path = URL.parse(report?.['document-uri'] ?? '')?.pathname ?? '';
  const area = /^\/(?:admin|giris-yap)(?:\/|$)/.test(path) ? 'panel' : 'site';
  return `${area} ${directive} ${source}`;
}

function blockedSource(address: string): string | undefined {
  if (/^[a-z][a-z-]{1,30}$/.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return undefined;
  if (url.protocol === 'data:' || url.protocol === 'blob:') return url.protocol.slice(0, -1);
  const isWeb = /^(?:https?|wss?):$/.test(url.protocol);
  return isWeb && url.hostname.length <= 100 ? url.hostname : undefined;
}
