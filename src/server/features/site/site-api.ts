import type { CategoryPage } from '#shared/api/category.ts';
import type { SiteApi } from '#shared/site-api.ts';
import type { Context } from '#server/context.ts';
import {
  countBelow,
  loadCategoryPictures,
  presentMainCategory,
  presentPublicTree,
  presentStep,
} from '#server/features/categories/public-categories.read.ts';
import { loadVisibleCategories } from '#server/features/categories/visible-categories.ts';
import { getPublicConfiguration } from '#server/features/configuration/configuration.service.ts';
import { getStaticTexts, listActiveLanguages } from '#server/features/languages/languages.service.ts';
import { getPageMetas } from '#server/features/page-metas/page-metas.service.ts';
import type { PublicRead } from '#server/features/product-lists/cards.read.ts';
import { listFoundProducts } from '#server/features/product-search/public-search.read.ts';
import {
  findProductPage,
  listCategoryProducts,
  listFeaturedProducts,
} from '#server/features/products/product-page.read.ts';
import {
  countVisibleProducts,
  loadVisibleTransporterTypes,
} from '#server/features/product-lists/visible-products.ts';
import { findIdByOldSlug } from '#server/features/slugs/slugs.service.ts';
import {
  loadTransporterTypes,
  presentTransporterType,
} from '#server/features/transporter-types/transporter-types.read.ts';
import { createLocaliser } from '#server/texts/localiser.ts';

/**
 * The public site's reads in one language. Everything is read as of one instant; what several pages or
 * several parts of one share is read once, so that it serves no longer than that shows the same.
 */
export function createSiteApi(ctx: Pick<Context, 'db' | 'clock'>, lang: string): SiteApi {
  const { db } = ctx;
  const now = ctx.clock.now().toISOString();
  const languages = once(() => listActiveLanguages(db));
  const categories = once(() => loadVisibleCategories(db));
  const counts = once(async () => countVisibleProducts(db, now, (await categories()).ids));
  const typesByCategory = once(async () => loadVisibleTransporterTypes(db, now, (await categories()).ids));
  const types = once(() => loadTransporterTypes(db));
  const categoryPictures = once(async () => loadCategoryPictures(db, await categories()));
  const abbrs = async () => (await languages()).map(({ abbr }) => abbr);
  const mainLang = async () => (await languages()).find((language) => language.is_main)?.abbr ?? lang;
  const texts = once(() => getStaticTexts(db, lang));

  const read = async (): Promise<PublicRead> => ({
    db,
    now,
    categories: await categories(),
    localiser: createLocaliser(lang, await mainLang(), await abbrs()),
  });

  async function category(
    seoName: string,
    page: number,
    transporterTypes = '',
  ): Promise<CategoryPage | null> {
    const shown = await read();
    const formerId = shown.categories.bySeoName(seoName)
      ? undefined
      : await findIdByOldSlug(db, 'category', seoName);
    const row = shown.categories.bySeoName(seoName) ?? shown.categories.byId(formerId ?? 0);
    if (!row) return null;
    const productCounts = await counts();
    const wanted = transporterTypes === '' ? [] : transporterTypes.split(',');
    const filter = (await types()).filter(({ key }) => wanted.includes(key));
    const offered = await typesByCategory();
    const below = shown.categories.subtree(row.id);
    const isOffered = (typeId: number) => below.some((id) => offered.get(id)?.has(typeId));
    const langs = await abbrs();
    const products = await listCategoryProducts(shown, row.id, {
      page,
      transporterTypeIds: wanted.length > 0 ? filter.map(({ id }) => id) : undefined,
      total: countBelow(shown.categories, productCounts, row.id),
      all: [...productCounts.values()].reduce((sum, count) => sum + count, 0),
    });
    return {
      main_category: presentMainCategory(
        row,
        { pictures: await categoryPictures(), localiser: shown.localiser },
        langs,
      ),
      path: shown.categories.path(row.id).map((step) => presentStep(step, shown.localiser)),
      sub_categories: shown.categories.children(row.id).map((child) => ({
        ...presentStep(child, shown.localiser),
        product_count: countBelow(shown.categories, productCounts, child.id),
      })),
      transporter_types: wanted.filter((wantedKey) => filter.some(({ key }) => key === wantedKey)),
      offered_transporter_types: (await types())
        .filter((type) => filter.includes(type) || isOffered(type.id))
        .map((type) => presentTransporterType(type, shown.localiser)),
      products,
    };
  }

  return {
    languages,
    texts,
    configuration: once(() => getPublicConfiguration(db)),
    pageMetas: once(async () => getPageMetas(db, lang, await mainLang())),
    categories: once(async () =>
      presentPublicTree({ ...(await read()), pictures: await categoryPictures() }, await counts()),
    ),
    homeSections: once(async () => {
      const items = await listFeaturedProducts(await read());
      if (items.length === 0) return [];
      const title = (await texts()).home?.featured_title ?? '';
      const text = typeof title === 'string' ? title : title.value;
      return [{ section: 'featured_products' as const, title: text, queue: 1, items }];
    }),
    category,
    transporterTypes: once(async () => {
      const { localiser } = await read();
      return (await types()).map((type) => presentTransporterType(type, localiser));
    }),
    product: async (seoName) => findProductPage(await read(), seoName, await abbrs()),
    searchProducts: async (search) => listFoundProducts(await read(), search),
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}
