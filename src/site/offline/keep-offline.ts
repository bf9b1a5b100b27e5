import { offlineCache, offlinePath, workerPath } from '#shared/offline.ts';
import { loadApi } from '../loading/load-api.ts';
import type { SiteData } from '../loading/site-data.ts';
import { offeredProduct } from '../offer/offered-product.ts';
import { lineName, lineVariant } from '../offer/drawer/line-name.ts';
import { lineKey, type OfferLine, type OfferLines, type OfferProduct } from '../offer/offer-list.ts';
import { seenProducts } from '../seen/seen-products.ts';
import { writeOfflinePage, type OfflineItem } from './offline-page.tsx';

/** Texts and pictures only: the page runs no scripts. */
const policy = [
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/**
 * Writes the page that the browser shows without a connection: the offer list and the products last seen, in the
 * page's language. It stays in this browser.
 */
export async function keepOffline(site: SiteData, lines: OfferLines): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register(workerPath);
  const listed = new Set(lines.map(({ product_id }) => product_id));
  const ids = seenProducts().filter((id) => !listed.has(id));
  const cards = ids.length > 0 ? await (await loadApi(site.lang)).productCards(ids) : [];
  const seen = cards.map((card) => offeredProduct(card, card.image, site.lang));
  const html = writeOfflinePage(site, {
    lines: await Promise.all(lines.map((line) => describe(site, line, line))),
    seen: await Promise.all(seen.map((product) => describe(site, product))),
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  const cache = await caches.open(offlineCache);
  await cache.put(offlinePath, new Response(html, { headers }));
  // With `OFFLINE=0` the worker removes itself and the cache. It may have done so before the page was written.
  if (!(await navigator.serviceWorker.getRegistration(workerPath))) await caches.delete(offlineCache);
}

type Wishes = Pick<OfferLine, 'quantity' | 'note'>;

async function describe(site: SiteData, product: OfferProduct, wishes?: Wishes): Promise<OfflineItem> {
  return {
    key: lineKey(product),
    ...lineName(product, site),
    variant: lineVariant(product, site),
    code: product.code,
    seoName: product.seo_name,
    quantity: wishes?.quantity ?? 0,
    note: wishes?.note ?? '',
    picture: product.picture === '' ? '' : await readPicture(product.picture),
  };
}

/** The picture as a `data:` address; empty if it cannot be fetched. */
async function readPicture(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return '';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `data:${answer.headers.get('content-type') ?? ''};base64,${btoa(binary)}`;
  } catch {
    return '';
  }
}
