import type { Visit } from '#features/visits/visit.ts';
import type { SiteSearch } from '#features/product-search/search.ts';
import { pageSettings } from '../loading/page-settings.ts';

/** The page data that a visit reports: the record's id, and the search that found nothing. */
export type PageData = { id?: number; post?: { id: number }; wanted?: SiteSearch; products?: unknown };

/** Counts a page view; `page` is its route name. */
export function countVisit(page: string, data: PageData): void {
  const visit = visitOf(page, data);
  // A prerendered page is counted when it is shown, which may be never.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => send(visit), { once: true });
  else send(visit);
}

function visitOf(page: string, { id, post, wanted, products }: PageData): Visit {
  const hasFailed = Array.isArray(products) && products.length === 0 && !wanted?.transporter_types?.length;
  const search = hasFailed ? wanted?.search : undefined;
  return { page, record_id: post?.id ?? id, search, ...sourceOfArrival() };
}

let isArrival = true;

/**
 * Returns, for the first page of an arrival, the host that linked here (never its path) and the campaign of the
 * link. Reloads, steps back and links of this site are not arrivals.
 */
function sourceOfArrival(): Partial<Visit> {
  // `https://host/path` is split by hand, because older browsers lack `URL.parse`.
  const host = document.referrer.split('/')[2] ?? '';
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isCounted = isArrival && host !== location.host && !/reload|back/.test(load?.type ?? '');
  isArrival = false;
  if (!isCounted) return {};
  const given = new URLSearchParams(location.search);
  const utm = (name: string) => given.get(name)?.slice(0, 100);
  return {
    referrer: host,
    utm_source: utm('utm_source'),
    utm_medium: utm('utm_medium'),
    utm_campaign: utm('utm_campaign'),
  };
}

/** Nothing waits for the call, and failures are ignored. */
function send(visit: Visit): void {
  fetch('/api/visits', {
    method: 'POST',
    body: JSON.stringify(visit),
    keepalive: true,
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-TOKEN': pageSettings().csrfToken,
    },
  }).catch(() => undefined);
}
