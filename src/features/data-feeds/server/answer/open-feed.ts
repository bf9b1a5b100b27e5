import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { PublicLanguage } from '#features/languages/language.ts';
import type { Disclosure } from '#features/ordering-data/server/disclosure.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { languagePrefix, pagePath } from '#features/site-api/page-addresses.rules.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { visibleProductsById } from '#features/visible-products/server/visible-products.ts';
import type { Context } from '#server/context/context.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { DataFeedRow } from '../data-feeds.queries.ts';

/** What one answer of a feed is read from: the snapshot of one instant, in the feed's language. */
export type OpenFeed = {
  view: PublicView;
  labels: Labels;
  disclosure: Disclosure;
  /** The company's day, such as `2026-03-05`. */
  today: string;
  /** The categories that visitors see, or those of them that the feed is about. */
  categoryIds: readonly number[];
  /** Only these of their products; undefined for all. */
  productIds?: readonly number[];
  /** The address of a product's page; `variant` is the code of one of its variants. */
  pageAddress: (seoName: string, variant: string | null) => string;
  /** The address of a file of the site, such as `/media/…`. */
  fileAddress: (path: string) => string;
};

/** `origin` is that of the site, such as `https://www.example.com`. */
export async function openFeed(
  ctx: Context,
  { category_id: id }: Pick<DataFeedRow, 'category_id'>,
  { language, origin }: { language: PublicLanguage; origin: string },
): Promise<OpenFeed> {
  const snapshot = createSnapshot(ctx, language.abbr);
  const view = await snapshot.view();
  const { ids, subtree } = view.categories;
  const prefix = languagePrefix(language);
  return {
    view,
    labels: await snapshot.attributeLabels(),
    disclosure: await snapshot.disclosure(),
    today: snapshot.today,
    categoryIds: id === null ? ids : ids.includes(id) ? subtree(id) : [],
    pageAddress: (seo_name, variant) =>
      origin + pagePath(prefix, { name: 'product', params: { seo_name }, query: { v: variant ?? '' } }),
    fileAddress: (path) => (path.startsWith('/') ? (ctx.config.mediaUrl || origin) + path : path),
  };
}

/** How many products are in memory at once. */
const batchSize = 200;

/** The products of a feed that visitors see, batch by batch in the order of their ids. */
export async function* readProducts(feed: OpenFeed): AsyncGenerator<FeedProduct[]> {
  for (let after = 0; ;) {
    const products = await selectNext(feed, after);
    const last = products.at(-1);
    if (!last) return;
    yield products;
    after = last.id;
    // SQLite answers without waiting, so other requests get their turn only here.
    await new Promise(setImmediate);
  }
}

function selectNext({ view, categoryIds, productIds }: OpenFeed, after: number) {
  const products = visibleProductsById(view.db, view.now, categoryIds);
  return (productIds ? products.where('products.id', 'in', numbersIn(view.db, productIds)) : products)
    .select(['id', 'code', 'seo_name', 'name', 'summary', 'description', 'attributes', 'category_id'])
    .where('products.id', '>', after)
    .limit(batchSize)
    .execute();
}

export type FeedProduct = Awaited<ReturnType<typeof selectNext>>[number];
