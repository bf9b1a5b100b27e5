import { setImmediate as letOthersRun } from 'node:timers/promises';
import { countBelow } from '#features/categories/server/public-categories.read.ts';
import { loadCategoryPictures } from '#features/categories/server/public-categories.read.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import { visiblePosts } from '#features/posts/server/visible-posts.ts';
import { loadCards, type PublicView } from '#features/product-lists/server/cards.read.ts';
import { listCategoryProducts } from '#features/product-lists/server/public-lists.read.ts';
import { countVisibleProducts } from '#features/product-lists/server/visible-counts.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { Context } from '#server/context/context.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Settings } from '#server/configuration/settings.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { describePicture, loadPictures } from '#server/media/media.read.ts';
import { createLocaliser } from '#server/texts/localiser.ts';
import { cardSubject, hashOfSubject, type CardSubject } from './card-subject.ts';
import type { CardPage } from './share-cards.read.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

/** The number of products per query; requests are answered between two queries. */
const batch = 100;

/**
 * At most this many cards are made, about two gigabytes. In a larger catalogue link previews of the older products show
 * their photographs (docs/decisions/0069).
 */
const mostCards = 20_000;

/** The cards of all pages that visitors see, by hash: categories and posts first, then products, the newest first. */
export async function listWantedCards(ctx: Reading): Promise<Map<string, CardSubject>> {
  const settings = await readSettings(ctx.db);
  const languages = await listActiveLanguages(ctx.db);
  const codes = languages.map(({ abbr }) => abbr);
  const main = languages.find((language) => language.is_main)?.abbr ?? 'tr';
  const categories = await loadVisibleCategories(ctx.db);
  const now = ctx.clock.now().toISOString();
  const views = codes.map((lang): PublicView => {
    const localiser = createLocaliser(lang, main, codes);
    const vocabulary = () => loadVariantVocabulary(ctx.db, localiser);
    return { db: ctx.db, now, categories, localiser, vocabulary };
  });
  const wanted = new Map<string, CardSubject>();
  const add = (lang: string, pages: readonly CardPage[]) => addAll(wanted, settings, { lang, pages });
  for (const view of views)
    add(view.localiser.lang, [...(await categoryPages(view)), ...(await postPages(view))]);
  let before: number | undefined;
  do {
    const ids = await selectProductIds(views[0], before);
    for (const view of views) add(view.localiser.lang, (await loadCards(view, ids)).map(productPage));
    before = ids.at(-1);
    await letOthersRun();
  } while (before !== undefined && wanted.size < mostCards);
  return wanted;
}

function addAll(
  wanted: Map<string, CardSubject>,
  settings: Settings,
  { lang, pages }: { lang: string; pages: readonly CardPage[] },
): void {
  for (const { name, fallback, picture } of pages) {
    const subject = cardSubject(settings, { name, lang: fallback ?? lang, picture });
    wanted.set(hashOfSubject(subject), subject);
  }
}

async function selectProductIds(view: PublicView | undefined, before: number | undefined): Promise<number[]> {
  if (!view) return [];
  const rows = await visibleProducts(view.db, view.now, view.categories.ids)
    .select('products.id')
    .$if(before !== undefined, (query) => query.where('products.id', '<', before ?? 0))
    .orderBy('products.id', 'desc')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

type ShownProduct = Awaited<ReturnType<typeof loadCards>>[number];

const productPage = ({ name, fallbacks, image }: ShownProduct): CardPage => ({
  name,
  fallback: fallbacks?.name,
  picture: image,
});

/** Categories have their own picture, else that of their first product, as the head of the page chooses it. */
async function categoryPages(view: PublicView): Promise<CardPage[]> {
  const { categories, db, localiser, now } = view;
  const pictures = await loadCategoryPictures(db, categories);
  const counts = await countVisibleProducts(db, now, categories.ids);
  const inCatalogue = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const pages: CardPage[] = [];
  for (const id of categories.ids) {
    const row = categories.byId(id);
    if (!row) continue;
    const { name, fallbacks } = localiser.read({ name: row.name });
    const own = pictures.get(row.image_id ?? 0);
    const inCategory = countBelow(categories, counts, id);
    const first = own
      ? undefined
      : (await listCategoryProducts(view, id, { page: 1, filtered: undefined, inCategory, inCatalogue }))
          .data[0];
    const picture = own ? describePicture(own, localiser, { otherwise: name }) : first?.image;
    pages.push({ name, fallback: fallbacks?.name, picture });
    await letOthersRun();
  }
  return pages;
}

/** Blog posts; other posts have no pages of their own. */
async function postPages({ db, localiser, now }: PublicView): Promise<CardPage[]> {
  const rows = await visiblePosts(db, 'blog', now).select(['title', 'cover_id']).execute();
  const covers = await loadPictures(
    db,
    rows.flatMap(({ cover_id: id }) => id ?? []),
  );
  return rows.map((row) => {
    const { title, fallbacks } = localiser.read({ title: row.title });
    const cover = covers.get(row.cover_id ?? 0);
    const picture = cover && describePicture(cover, localiser, { otherwise: title });
    return { name: title, fallback: fallbacks?.title, picture };
  });
}
