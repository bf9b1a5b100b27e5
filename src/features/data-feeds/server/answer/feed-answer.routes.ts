import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { FeedAnswer } from '../../feed-article.ts';
import { Failure } from '#shared/schema/envelope.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { Context } from '#server/context/context.ts';
import { notFound } from '#server/errors.ts';
import { isKnownTag } from '#server/http/etag.ts';
import { limitedBy } from '#server/http/limits.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { programVersion } from '#server/program-version.ts';
import { sendCompressed } from '#server/page-cache/compressed-stream.ts';
import { csvStream, csvType } from '#server/texts/csv.ts';
import { findDataFeed } from '../find-data-feed.ts';
import { feedTable } from './feed-csv.ts';
import { feedJson } from './feed-json.ts';
import { feedTag } from './feed-tag.ts';
import { openFeed } from './open-feed.ts';
import { readArticles } from './read-articles.ts';

/** Answers dealers and marketplaces, who know the secret in the address (docs/product.md, "Data feeds"). */
export function feedAnswerRoutes(app: FastifyInstance, ctx: Context): void {
  const version = programVersion();
  app.route<{ Params: { file: string } }>({
    method: 'GET',
    url: '/api/feeds/:file',
    exposeHeadRoute: false,
    config: { access: 'public', hasSecretInPath: true },
    schema: {
      summary: 'The products that visitors see in one language, an object or a row for each article',
      params: z.object({ file: z.string() }),
      response: {
        200: {
          content: {
            'application/json': { schema: FeedAnswer },
            'text/csv': { schema: z.string() },
          },
        },
        '4xx': Failure,
      },
    },
    onRequest: limitedBy(ctx, 'feeds'),
    handler: async (request, reply) => {
      const feed = await findDataFeed(ctx, request.params.file);
      const languages = await listActiveLanguages(ctx.db);
      const language = languages.find(({ abbr }) => abbr === feed?.lang);
      if (!feed || !language) throw notFound('Bu adreste bir veri akışı yok.');
      const origin = ctx.config.publicUrl || `${request.protocol}://${request.host}`;
      const tag = await feedTag(ctx, feed, { origin, version });
      void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (isKnownTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
      const opened = await openFeed(ctx, feed, { language, origin });
      const articles = readArticles(opened);
      if (feed.format === 'json') {
        void reply.type('application/json; charset=utf-8');
        const pieces = Readable.from(feedJson(feed.lang, articles), { objectMode: false });
        return sendCompressed(request, reply, pieces);
      }
      const name = `${slugify(feed.name) || 'urunler'}-${feed.lang}.csv`;
      void reply.type(csvType).header('content-disposition', contentDisposition(name));
      return sendCompressed(request, reply, await csvStream(await feedTable(opened, articles)));
    },
  });
}
