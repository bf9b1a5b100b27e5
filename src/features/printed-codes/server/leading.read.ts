import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { disclosed, readDisclosure, type Disclosure } from '#features/ordering-data/server/disclosure.ts';
import { noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { gtinForms } from '#features/ordering-data/ordering-fields.rules.ts';
import { loadOrdering, ownArticle } from '#features/ordering-data/server/ordering-data.read.ts';
import { findFairPage } from '#features/posts/server/public-posts.read.ts';
import { pagePath, type PageAddress } from '#features/site-api/page-addresses.rules.ts';
import type { Context } from '#server/context/context.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';
import type { ScannedAddress, ShortLinkKind } from '#features/short-links/short-code.rules.ts';
import {
  selectAllParents,
  selectAnyProduct,
  selectArticle,
  selectGtinArticle,
  selectReplacement,
  selectVariant,
  selectVariantByCode,
  selectVisibleSlug,
  type Seen,
} from './leading.queries.ts';
import { findShortLink, type StoredLink } from '#features/short-links/server/short-link.read.ts';

/** Where a printed code leads, and the record whose scan it is. */
export type Lead = { path: string; kind: ShortLinkKind; recordId: number };

type Reading = Pick<Context, 'db' | 'clock' | 'config'>;
type Site = Seen & {
  categories: Awaited<ReturnType<typeof loadVisibleCategories>>;
  disclosure: Disclosure;
};
type Article = { productId: number; variantId: number | null };
type Place = PageAddress & { hash?: string };

/** The page with all categories and a search, for codes whose product and categories are gone. */
const allProducts: Place = { name: 'search_products' };

/** Replaced articles are followed no further, because staff may have made a circle. */
const longestChain = 8;

const sites = new WeakMap<Epoch, Promise<Site>>();

/** What all scans of an epoch share. */
function siteOf(ctx: Reading, epoch: Epoch): Promise<Site> {
  const known = sites.get(epoch);
  if (known) return known;
  const loading = loadSite(ctx);
  sites.set(epoch, loading);
  loading.catch(() => sites.delete(epoch));
  return loading;
}

async function loadSite({ db, clock }: Reading): Promise<Site> {
  const now = clock.now().toISOString();
  const categories = await loadVisibleCategories(db);
  return { db, now, categories, disclosure: readDisclosure(await readSettings(db)) };
}

/**
 * Finds the page to which a printed code leads: that of its record, or if visitors do not see it, of what replaced it
 * or of the nearest category. Undefined for a code that was never made. Only what visitors see is named.
 */
export async function findLead(
  ctx: Reading,
  epoch: Epoch,
  scanned: ScannedAddress,
  prefix: string,
): Promise<Lead | undefined> {
  const site = await siteOf(ctx, epoch);
  if ('gtin' in scanned) {
    const found = await selectGtinArticle(ctx.db, gtinForms(scanned.gtin));
    if (!found) return undefined;
    const isOwn = found.variant_id === ownArticle;
    const place = await placeOfArticle(site, {
      productId: found.product_id,
      variantId: isOwn ? null : found.variant_id,
    });
    const subject = isOwn
      ? { kind: 'product' as const, recordId: found.product_id }
      : { kind: 'variant' as const, recordId: found.variant_id };
    return { path: pathOf(prefix, place), ...subject };
  }
  const link = await findShortLink(ctx.db, scanned.short);
  if (!link) return undefined;
  const place = await placeOf(site, link, ctx.config.timeZone);
  return { path: pathOf(prefix, place), kind: link.kind, recordId: link.record_id };
}

const pathOf = (prefix: string, { hash, ...page }: Place) =>
  pagePath(prefix, page) + (hash === undefined ? '' : `#${hash}`);

async function placeOf(site: Site, link: StoredLink, timeZone: string): Promise<Place> {
  const { kind, record_id: id } = link;
  switch (kind) {
    case 'product':
      return placeOfArticle(site, { productId: id, variantId: null });
    case 'variant':
      return placeOfArticle(site, await articleOf(site, link));
    case 'category':
      return placeOfCategory(site, id);
    case 'catalogue':
      return { name: 'catalogue', hash: `katalog-${id}` };
    case 'fair': {
      const page = await findFairPage(site.db, id, { now: site.now, timeZone });
      return page === undefined ? { name: 'fairs' } : { name: 'fairs', page, hash: `fuar-${id}` };
    }
  }
}

/** The variant of a link; one that came back from the history has another id, and its old code. */
async function articleOf({ db }: Site, { record_id: id, product_id, code }: StoredLink): Promise<Article> {
  const productId = product_id ?? 0;
  const row = (await selectVariant(db, id)) ?? (await selectVariantByCode(db, productId, code));
  return row ? { productId: row.product_id, variantId: row.id } : { productId, variantId: id };
}

async function placeOfArticle(site: Site, article: Article): Promise<Place> {
  const own = await visiblePlace(site, article);
  if (own && !own.isWithoutVariant) return own.place;
  const replaced = await placeOfSuccessor(site, article, own === undefined);
  if (replaced) return replaced;
  if (own) return own.place;
  const replacement = await selectReplacement(site, article.productId);
  if (replacement) return productPage(replacement.seo_name);
  const product = await selectAnyProduct(site.db, article.productId);
  return product ? placeOfCategory(site, product.category_id) : allProducts;
}

/** The page of an article whose product visitors see; its variant may be off or gone. */
async function visiblePlace(site: Site, { productId, variantId }: Article) {
  const product = await selectVisibleSlug(site, productId);
  if (!product) return undefined;
  const variant = variantId === null ? undefined : await selectVariant(site.db, variantId);
  const isOffered = variant?.is_active === 1 && variant.product_id === productId;
  return {
    place: productPage(product.seo_name, isOffered ? variant.code : undefined),
    isWithoutVariant: variantId !== null && !isOffered,
  };
}

const productPage = (slug: string, code = ''): Place => ({
  name: 'product',
  params: { seo_name: slug },
  query: { v: code },
});

/** The first article of the chain of successors that visitors see, if they may know of it. */
async function placeOfSuccessor(site: Site, article: Article, isHidden: boolean): Promise<Place | undefined> {
  let code = await successorOf(site, article);
  // The own data of a product with variants say nothing while its page is there.
  if (code === '' && isHidden) code = await successorOf(site, { ...article, variantId: null });
  for (let step = 0; step < longestChain && code !== ''; step += 1) {
    const next = await selectArticle(site.db, code);
    if (!next) return undefined;
    const successor = { productId: next.product_id, variantId: next.variant_id };
    const found = await visiblePlace(site, successor);
    if (found && !found.isWithoutVariant) return found.place;
    code = await successorOf(site, successor);
  }
  return undefined;
}

/** The code that replaces an article, as far as visitors may know it; else empty. */
async function successorOf({ db, disclosure }: Site, { productId, variantId }: Article): Promise<string> {
  const data = (await loadOrdering(db, [productId]))(productId).variants.get(variantId ?? ownArticle);
  return data ? disclosed({ ...noOwnOrderingData, ...data }, disclosure).successor : '';
}

/** The category itself, or the nearest one above it that visitors see. */
async function placeOfCategory({ db, categories }: Site, id: number): Promise<Place> {
  let seen = categories.byId(id);
  if (!seen) {
    const parents = new Map((await selectAllParents(db)).map((row) => [row.id, row.parent_id]));
    let above: number | null | undefined = id;
    for (let step = 0; step < longestChain && above && !seen; step += 1) {
      above = parents.get(above);
      seen = categories.byId(above ?? 0);
    }
  }
  return seen ? { name: 'products', params: { seo_name: seen.seo_name } } : allProducts;
}
