import type { SiteApi, SiteRenderValues } from '#features/site-api/site-api.ts';
import type { Context } from '#server/context/context.ts';
import { isDatabaseUnavailable } from '#server/db/connection-errors.ts';
import { sourcesOf } from '#features/integrations/server/active-integrations.read.ts';
import { csrfToken } from '#server/http/csrf.ts';
import type { Rendered } from '#server/page-cache/cache-entry.ts';
import type { SiteRenderer } from './site-renderer.ts';

type PageInput = Pick<SiteRenderValues, 'api' | 'lang'> & { path: string };

/** Renders a page of the site. Its Content-Security-Policy allows the active integrations. */
export function renderPage(
  ctx: Context,
  render: SiteRenderer,
  { path, lang, api }: PageInput,
): Promise<Rendered> {
  return renderOrThrow(api, async (observed) => {
    const values = {
      api: observed,
      lang,
      publicUrl: ctx.config.publicUrl,
      csrfToken: csrfToken(ctx),
      year: yearIn(ctx.clock.now(), ctx.config.timeZone),
    };
    const vendors = sourcesOf(await observed.integrations());
    return withMediaOrigin(ctx.config, (origins) =>
      render(path, values, { ...vendors, images: [...vendors.images, ...origins] }),
    );
  });
}

/** Allows pictures of the origin MEDIA_URL, and lets browsers connect to it before they meet the first picture. */
async function withMediaOrigin(
  { mediaUrl }: Pick<Context['config'], 'mediaUrl'>,
  render: (origins: readonly string[]) => Promise<Rendered>,
): Promise<Rendered> {
  if (mediaUrl === '') return render([]);
  const rendered = await render([mediaUrl]);
  return { ...rendered, headers: [...rendered.headers, ['link', `<${mediaUrl}>; rel=preconnect`]] };
}

function yearIn(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now));
}

/**
 * Renders with `render`, but throws if the database was lost meanwhile. Otherwise the renderer's own error
 * page would be sent, with status 500 and without `Retry-After`.
 */
async function renderOrThrow(api: SiteApi, render: (api: SiteApi) => Promise<Rendered>): Promise<Rendered> {
  let databaseError: Error | undefined;
  const observed = new Proxy(api, {
    get(target, name) {
      const read = Reflect.get(target, name) as (...input: unknown[]) => Promise<unknown>;
      return (...input: unknown[]) =>
        read(...input).catch((error: unknown) => {
          if (isDatabaseUnavailable(error)) databaseError = error;
          throw error;
        });
    },
  });
  const rendered = await render(observed);
  if (databaseError) throw databaseError;
  return rendered;
}
