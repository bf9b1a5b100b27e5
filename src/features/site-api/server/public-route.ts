import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure } from '#shared/schema/envelope.ts';
import type { PublicLanguage } from '#features/languages/language.ts';
import { isSlug } from '#shared/rules/slug.ts';
import type { SiteApi } from '../site-api.ts';
import type { Context } from '#server/context/context.ts';
import type { LimitName } from '#server/context/limit-settings.ts';
import { validationError } from '#server/http/error-mapping.ts';
import type { CacheRequest, CacheTarget } from '#server/page-cache/page-cache.ts';
import type { Rendered } from '#server/page-cache/cache-entry.ts';
import { siteApiOf } from './create-site-api.ts';

type PublicRead<Answer extends z.ZodType, Query extends z.ZodType> = {
  url: string;
  summary: string;
  /** The parameters, besides `lang`, on which the answer depends. Others are ignored in the cache key. */
  query?: Query;
  answer: Answer;
  /** Loads the answer; null is answered with 404. */
  load: (
    api: SiteApi,
    input: { params: Readonly<Record<string, string>>; seoName: string; query: z.output<Query> },
  ) => Promise<z.output<Answer> | null>;
  /** Whether the cache may store the answer; true by default. */
  isStored?: (answer: z.output<Answer>, input: { query: z.output<Query> }) => boolean;
  /** The content type; JSON by default. */
  type?: string;
  /** The limit for answers that do not come from the cache. */
  limit?: LimitName;
};

const lang = z.string().optional().meta({
  description: 'Language of the answer; by default that of the cookie `_lang`, else the main language',
});

/**
 * Registers a public JSON route that the page cache can answer, because the answer depends only on the
 * address.
 */
export function publicRead<Answer extends z.ZodType, Query extends z.ZodObject = z.ZodObject>(
  app: FastifyInstance,
  ctx: Context,
  read: PublicRead<Answer, Query>,
): void {
  const parameters = [...read.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const query = (read.query ?? z.object({})) as Query;
  const serialize = serializerCompiler({ schema: read.answer, method: 'GET', url: read.url });

  app.route({
    method: 'GET',
    url: read.url,
    config: {
      access: 'public',
      cached: (input): CacheTarget | Rendered => {
        const params = input.request.params as Readonly<Record<string, string>>;
        if (!parameters.every((name) => isSlug(params[name] ?? ''))) return missing;
        const given = input.request.query as Record<string, unknown>;
        const chosen = chooseLanguage(given.lang, input);
        const { data: parsed, error } = query.safeParse(withoutEmpty(given));
        if (error) throw validationError(error.issues, 'querystring');
        const search = new URLSearchParams({ lang: chosen.lang });
        for (const [name, value] of Object.entries(parsed)) search.set(name, String(value));
        search.sort();
        return {
          key: `${read.url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}?${search.toString()}`,
          isPrivate: chosen.isPrivate,
          limit: read.limit,
          render: async (epoch) => {
            const seoName = params[parameters.at(-1) ?? ''] ?? '';
            const api = siteApiOf(ctx, epoch, chosen.lang);
            const answer = await read.load(api, { params, seoName, query: parsed });
            if (answer === null) return missing;
            return {
              status: 200,
              headers: [
                read.type ? ['content-type', read.type] : jsonType,
                ['cache-control', 'public, max-age=0, must-revalidate'],
              ],
              body: serialize(answer),
              isStored: read.isStored?.(answer, { query: parsed }) ?? true,
            };
          },
        };
      },
    },
    schema: {
      summary: read.summary,
      ...(parameters.length > 0 && {
        params: z.object(Object.fromEntries(parameters.map((name) => [name, z.string()]))),
      }),
      querystring: query.extend({ lang }),
      response: { 200: read.answer, '4xx': Failure },
    },
    handler: async () => {
      throw new Error('Public reads are answered by the page cache');
    },
  });
}

const jsonType = ['content-type', 'application/json; charset=utf-8'] as const;

const missing: Rendered = {
  status: 404,
  headers: [jsonType, ['cache-control', 'no-store']],
  body: JSON.stringify({ success: false, message: 'Kayıt bulunamadı.' } satisfies Failure),
  isStored: false,
};

/**
 * Chooses the language of the answer. If the cookie decides, the answer is private (docs/product.md, "Public
 * calls").
 */
function chooseLanguage(
  given: unknown,
  { languages, cookieLang }: CacheRequest,
): { lang: string; isPrivate: boolean } {
  const asked = languages.find(({ abbr }) => abbr === given);
  if (asked) return { lang: asked.abbr, isPrivate: false };
  if (cookieLang !== undefined && !given) return { lang: cookieLang, isPrivate: true };
  return { lang: mainOf(languages), isPrivate: !given };
}

function mainOf(languages: readonly PublicLanguage[]): string {
  return languages.find((language) => language.is_main)?.abbr ?? 'tr';
}

function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
