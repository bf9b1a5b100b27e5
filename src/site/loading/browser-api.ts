import { searchParameters } from '#features/product-search/product-search.rules.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { pageSettings } from './page-settings.ts';

/** In milliseconds. Hover or focus fetches an answer in advance, and the click that follows reuses it. */
const maxAge = 10_000;

type Answer = { at: number; data: Promise<unknown> };
const answers = new Map<string, Answer>();
const texts = new Map<string, Promise<unknown>>();

/** The public JSON API in one language (docs/product.md, "Public calls"). */
export function browserApi(lang: string): SiteApi {
  const read = <Data>(path: string, query: Record<string, string> = {}, signal?: AbortSignal) =>
    fetchCached(`${path}?${new URLSearchParams({ ...query, lang }).toString()}`, signal) as Promise<Data>;
  const readOne = <Data>(path: string, query?: Record<string, string>) => read<Data | null>(path, query);
  return {
    languages: () => read('all-languages'),
    texts: () => interfaceTexts(lang) as ReturnType<SiteApi['texts']>,
    configuration: () => read('configuration'),
    pageMetas: () => read('page-meta'),
    contactInformation: () => read('contact-information'),
    content: (page) => read('content', { page }),
    categories: () => read('categories'),
    contracts: () => read('contracts'),
    homeSections: () => read('home-sections'),
    category: (seoName, page, filter = {}) =>
      readOne(`products/${encodeURIComponent(seoName)}`, {
        ...(page > 1 && { page: String(page) }),
        ...Object.fromEntries(Object.entries(filter).filter(([, keys]) => keys !== '')),
      }),
    contract: (idOrSlug) => readOne(`contract/${encodeURIComponent(idOrSlug)}`),
    posts: (section, page) => read(`blog/${section}`, page > 1 ? { page: String(page) } : {}),
    post: (section, seoName) => readOne(`blog/${section}/${encodeURIComponent(seoName)}`),
    product: (seoName) => readOne(`product/${encodeURIComponent(seoName)}`),
    searchProducts: (search, signal) =>
      read(
        'search-products',
        {
          ...searchParameters(search),
          ...(search.limit !== undefined && { limit: String(search.limit) }),
        },
        signal,
      ),
    productCards: (ids) => read('product-cards', { ids: ids.join(',') }),
    searchFacets: (search) => read('search-facets', searchParameters(search)),
    searchSuggestion: ({ search_type: type = 'all', search = '' }) =>
      read('search-suggestion', searchParameters({ search_type: type, search })),
    transporterTypes: () => read('transporter-types'),
    schoolTours: () => read('school-tours'),
    socialMedia: () => read('social-media'),
    integrations: () => read('integrations'),
  };
}

/** Makes the next call of `texts()` fetch again (docs/product.md, "Languages"). */
export function markTextsStale(): void {
  texts.clear();
}

/** Tells the server which language the visitor chose; the answer is not used. */
export async function announceLanguage(abbr: string): Promise<void> {
  await call(`change-language/${abbr}?lang=${abbr}`);
}

/** Fetches the interface texts of a language once; `markTextsStale` makes them fetched again. */
function interfaceTexts(lang: string): Promise<unknown> {
  const cached = texts.get(lang);
  if (cached) return cached;
  const data = fetchJson(`static-languages?lang=${lang}`);
  texts.set(lang, data);
  data.catch(() => texts.delete(lang));
  return data;
}

/** A signal cancels the call for everybody who waits for it, so it is only for calls with a single caller. */
function fetchCached(address: string, signal?: AbortSignal): Promise<unknown> {
  const now = Date.now();
  for (const [key, { at }] of answers) if (now - at > maxAge) answers.delete(key);
  const cached = answers.get(address);
  if (cached) return cached.data;
  const data = fetchJson(address, signal);
  const answer: Answer = { at: now, data };
  answers.set(address, answer);
  // The age counts from the arrival of the answer; otherwise a page would repeat a slow call
  // that it has just waited for.
  data.then(
    () => (answer.at = Date.now()),
    () => answers.delete(address),
  );
  return data;
}

/** The body as JSON; `null` when the server answers 404. */
async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await call(address, signal);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/api/pages/${address} answered ${response.status}`);
  return response.json();
}

function call(address: string, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(`/api/pages/${address}`, {
    signal,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': pageSettings().csrfToken },
  });
}
