import { toNotFound } from '../loading/moved.ts';
import { inBrowser, onServer } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';

/** Any other path redirects to the 404 page (spec §2.1), in the language of its prefix. */
const load: Load<never> = (_api, { url, lang }) => {
  throw toNotFound(url.pathname.startsWith(`/${lang}/`) ? `/${lang}` : '');
};

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function UnknownPage() {
  return null;
}
