import { redirectToNotFound } from '../loading/redirects.ts';
import { createBrowserLoader, createServerLoader } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';

/**
 * Redirects an unknown path to the 404 page in the language of its prefix
 * (docs/product.md, "Missing things").
 */
const load: Load<never> = (_api, { url, lang }) => {
  throw redirectToNotFound({ url, prefix: url.pathname.startsWith(`/${lang}/`) ? `/${lang}` : '' });
};

export const loader = createServerLoader(load);
export const clientLoader = createBrowserLoader(load);

export default function UnknownPage() {
  return null;
}
