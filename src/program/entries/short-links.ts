import type { FastifyInstance } from 'fastify';
import type { PublicLanguage } from '#features/languages/language.ts';
import { readScannedPath } from '#features/short-links/short-code.rules.ts';
import { findLead } from '#features/printed-codes/server/leading.read.ts';
import { scanCounterOf } from '#features/short-links/server/scan-counter.ts';
import { languagePrefix } from '#features/site-api/page-addresses.rules.ts';
import { isProgram } from '#features/visits/server/programs.ts';
import { createVisitLimit } from '#features/visits/server/visit-limit.ts';
import type { Context } from '#server/context/context.ts';
import { redirect, type Rendered } from '#server/page-cache/cache-entry.ts';
import { sitePath } from '#shared/site-pages.ts';
import { sendFailurePage } from './failure-page.ts';

/** In milliseconds. */
const flushEvery = 10_000;

/**
 * Leads from printed codes to their pages (docs/decisions/0105). The target may change at any time, and depends on the
 * visitor's language, so no cache keeps it.
 */
export function registerShortLinks(app: FastifyInstance, ctx: Context): void {
  const counter = scanCounterOf(ctx);
  const isWithinLimit = createVisitLimit(ctx);
  // A QR code has fewer squares in capital letters, and Fastify's routes tell the cases apart.
  for (const url of ['/k/*', '/K/*', '/01/*'])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: {
        access: 'public',
        cached: ({ request, languages, cookieLang }) => {
          const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
          const language = languageOf(languages, new URLSearchParams(query).get('lang'), cookieLang);
          const prefix = language ? languagePrefix(language) : '';
          const scanned = readScannedPath(path);
          return {
            ...leadTo(sitePath(prefix, 'not_found')),
            instead: async (_, epoch) => {
              const lead = scanned && (await findLead(ctx, epoch, scanned, prefix));
              if (!lead) return undefined;
              const isCounted = request.raw.method === 'GET' && !isProgram(request);
              if (isCounted && isWithinLimit(request.ip)) counter.count(lead.kind, lead.recordId);
              return leadTo(lead.path);
            },
          };
        },
      },
      schema: { hide: true },
      errorHandler: (error, request, reply) => sendFailurePage(error, request, reply),
      handler: async () => {
        throw new Error('Printed codes are answered by the page cache');
      },
    });

  const timer = setInterval(() => void counter.flush(), flushEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.flush();
  });
}

/** The language that the address names, else that of the visitor's cookie, else the main one. */
function languageOf(
  languages: readonly PublicLanguage[],
  named: string | null,
  chosen: string | undefined,
): PublicLanguage | undefined {
  const find = (wanted: string | undefined) => languages.find(({ abbr }) => abbr === wanted);
  return find(named?.toLowerCase()) ?? find(chosen) ?? languages.find(({ is_main: isMain }) => isMain);
}

/** Search engines find the page itself. */
function leadTo(location: string): Rendered {
  const answer = redirect(302, location);
  return { ...answer, headers: [...answer.headers, ['x-robots-tag', 'noindex']] };
}
