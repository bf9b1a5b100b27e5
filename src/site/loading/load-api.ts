import type { SiteApi } from '#features/site-api/site-api.ts';

/**
 * The client of the JSON API. Its code is loaded at the first use, because the first page does not need it.
 */
export async function loadApi(lang: string): Promise<SiteApi> {
  const { browserApi } = await import('./browser-api.ts');
  return browserApi(lang);
}
