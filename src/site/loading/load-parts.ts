import type { SiteApi } from '#features/site-api/site-api.ts';
import type { PageModule } from '../routing/page-module.ts';
import type { Shown } from '../routing/page-router.ts';
import { Redirect } from '../routing/redirect.ts';
import type { Visit } from './load.ts';
import { loadSite, type SiteData } from './site-data.ts';

/**
 * Loads the site's data, unless they are known, and those of a page. Parts that fail are undefined; the reason is
 * logged.
 */
export async function loadParts(
  api: SiteApi,
  visit: Visit,
  module: PageModule,
  known?: SiteData,
): Promise<Pick<Shown, 'site' | 'page'> | Redirect> {
  const [site, data] = await Promise.allSettled([known ?? loadSite(api, visit), module.load(api, visit)]);
  for (const { reason } of [site, data].filter((one) => one.status === 'rejected'))
    if (reason instanceof Redirect) return reason;
    // A browser has named the failed request already.
    else if (import.meta.env.SSR) console.error(reason);
    else console.warn(reason);
  return {
    site: site.status === 'fulfilled' ? site.value : undefined,
    page: data.status === 'fulfilled' ? { module, data: data.value } : undefined,
  };
}
