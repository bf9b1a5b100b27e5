import { searchParameters } from '#shared/rules/product-search.ts';
import type { SiteApi } from '#shared/site-api.ts';
import { documentFacts } from './document-facts.ts';

/** How long an answer serves again, in milliseconds: a link fetches on intent, the click then finds it here. */
const lifetime = 10_000;

type Answer = { at: number; data: Promise<unknown> };
const answers = new Map<string, Answer>();
const texts = new Map<string, Promise<unknown>>();

/** The JSON calls of spec §7.5 in one language. */
export function browserApi(lang: string): SiteApi {
  const read = <Data>(path: string, query: Record<string, string> = {}) =>
    remember(`${path}?${new URLSearchParams({ ...query, lang }).toString()}`) as Promise<Data>;
  const readOne = <Data>(path: string, query?: Record<string, string>) => read<Data | null>(path, query);
  return {
    languages: () => read('all-languages'),
    texts: () => staticTexts(lang) as ReturnType<SiteApi['texts']>,
    configuration: () => read('configuration'),
    pageMetas: () => read('page-meta'),
    categories: () => read('categories'),
    homeSections: () => read('home-sections'),
    category: (seoName, page, transporterTypes) =>
      readOne(`products/${encodeURIComponent(seoName)}`, {
        ...(page > 1 && { page: String(page) }),
        ...(transporterTypes && { transporter_types: transporterTypes }),
      }),
    product: (seoName) => readOne(`product/${encodeURIComponent(seoName)}`),
    searchProducts: (search) =>
      read('search-products', {
        ...searchParameters(search),
        ...(search.limit !== undefined && { limit: String(search.limit) }),
      }),
    transporterTypes: () => read('transporter-types'),
  };
}

/** The next `texts()` asks the server again (spec §4, "Language change"). */
export function markTextsStale(): void {
  texts.clear();
}

/** Tells the server that the visitor chose a language; the answer is unused (spec §7.5). */
export async function announceLanguage(abbr: string): Promise<void> {
  await call(`change-language/${abbr}?lang=${abbr}`);
}

/** Static texts are fetched only while they are stale. */
function staticTexts(lang: string): Promise<unknown> {
  const known = texts.get(lang);
  if (known) return known;
  const data = json(`static-languages?lang=${lang}`);
  texts.set(lang, data);
  data.catch(() => texts.delete(lang));
  return data;
}

function remember(address: string): Promise<unknown> {
  const now = Date.now();
  for (const [key, { at }] of answers) if (now - at > lifetime) answers.delete(key);
  const known = answers.get(address);
  if (known) return known.data;
  const data = json(address);
  const answer: Answer = { at: now, data };
  answers.set(address, answer);
  // Counted from its arrival: a slow one is not asked for again by the page that waited for it.
  data.then(
    () => (answer.at = Date.now()),
    () => answers.delete(address),
  );
  return data;
}

/** The body; `null` where the server knows no such record. */
async function json(address: string): Promise<unknown> {
  const response = await call(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/api/pages/${address} answered ${response.status}`);
  return response.json();
}

function call(address: string): Promise<Response> {
  return fetch(`/api/pages/${address}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': documentFacts().csrfToken },
  });
}
