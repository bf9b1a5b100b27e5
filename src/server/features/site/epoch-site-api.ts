import type { SiteApi } from '#shared/site-api.ts';
import type { Context } from '#server/context.ts';
import { createSiteApi } from '#server/features/site/site-api.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';

const known = new WeakMap<Epoch, Map<string, SiteApi>>();

/**
 * The reads of one language for every answer of an epoch: what all pages share (menus, texts, counts) is
 * read by the first of them, and shows the same until the epoch ends.
 */
export function siteApiOf(ctx: Context, epoch: Epoch, lang: string): SiteApi {
  const apis = known.get(epoch) ?? new Map<string, SiteApi>();
  known.set(epoch, apis);
  const api = apis.get(lang) ?? createSiteApi(ctx, lang);
  apis.set(lang, api);
  return api;
}
