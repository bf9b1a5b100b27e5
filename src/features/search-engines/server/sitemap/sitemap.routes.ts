import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Context } from '#server/context/context.ts';
import { limitedBy } from '#server/http/limits.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { sendCompressed } from '#server/page-cache/compressed-stream.ts';
import { loadPageEntries } from './page-entries.ts';
import { listParts, openRecordPart, pagesXml } from './parts.ts';
import { recordParts } from './record-entries.ts';
import { openSitemapSite } from './sitemap-site.ts';
import { indexXml } from './sitemap-xml.ts';

/** `/sitemap.xml` names the parts, and each part is streamed from the database (docs/decisions/0066). */
export function sitemapRoutes(app: FastifyInstance, ctx: Context): void {
  const route = {
    config: { access: 'public' as const },
    schema: { hide: true },
    onRequest: limitedBy(ctx, 'sitemaps'),
  };
  const { publicUrl } = ctx.config;

  app.get('/sitemap.xml', route, async (request, reply) => {
    if (!publicUrl) return sendPlainNotFound(reply);
    const site = await openSitemapSite(ctx);
    const parts = await listParts(site, await loadPageEntries(ctx, site));
    return sendXml(request, reply, [indexXml(parts.map((part) => `${publicUrl}/sitemap-${part}.xml`))]);
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part', route, async (request, reply) => {
    const [, name, digits] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(request.params.part) ?? [];
    if (!publicUrl || name === undefined) return sendPlainNotFound(reply);
    const xml = await openPart(ctx, name, Number(digits));
    return xml ? sendXml(request, reply, xml) : sendPlainNotFound(reply);
  });
}

async function openPart(
  ctx: Context,
  name: string,
  number: number,
): Promise<Iterable<string> | AsyncIterable<string> | undefined> {
  const site = await openSitemapSite(ctx);
  const part = recordParts.find((one) => one === name);
  if (part) return openRecordPart(site, { part, number });
  if (name !== 'pages') return undefined;
  const pages = await loadPageEntries(ctx, site);
  const parts = await listParts(site, pages);
  return parts.includes(`pages-${number}`) ? pagesXml(site, pages, number) : undefined;
}

/** Sends XML piece by piece; the reader decides how fast the database is read. */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  void reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
  return sendCompressed(request, reply, Readable.from(pieces, { objectMode: false }));
}
