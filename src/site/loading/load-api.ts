import type { SiteApi } from '#features/site-api/site-api.ts';

/** The JSON API; its code is loaded with its first use, because no page needs it to appear. */
export async function loadApi(lang: string): Promise<SiteApi> {
  const { browserApi } = await import('./browser-api.ts');
  return browserApi(lang);
}
