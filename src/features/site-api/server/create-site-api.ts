import type { SiteApi } from '../site-api.ts';
import type { Context } from '#server/context/context.ts';
import { filledCategories } from '#features/categories/filled-categories.rules.ts';
import { getPublicConfiguration } from '#features/configuration/server/configuration.read.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { listPublicContacts } from '#features/contact-information/server/contact-information.read.ts';
import {
  findContract,
  presentContractPage,
  presentPublicContract,
} from '#features/contracts/server/contracts.read.ts';
import { writeAddition } from '#features/contracts/server/additions/addition.read.ts';
import { listPublicHomeSections } from '#features/home-sections/server/public-home.read.ts';
import { activeIntegrations } from '#features/integrations/server/active-integrations.read.ts';
import { getPageMetas } from '#features/page-meta/server/page-metas.read.ts';
import { findPostPage, listPublicPosts } from '#features/posts/server/public-posts.read.ts';
import { listCardsOf, listFeaturedProducts } from '#features/product-lists/server/public-lists.read.ts';
import { listFoundProducts } from '#features/product-search/server/public-search.read.ts';
import { readSearchFacets } from '#features/product-search/server/facets/facets.read.ts';
import { suggestSearch } from '#features/product-search/server/suggestion.read.ts';
import { foldSynonyms } from '#features/product-search/server/synonym-queries.ts';
import { loadSynonyms } from '#features/synonyms/server/synonyms.read.ts';
import { findProductPage } from '#features/products/server/product-page.read.ts';
import { findShareCard, type CardPage } from '#features/share-cards/server/share-cards.read.ts';
import { listPublicSchoolTours } from '#features/school-tours/server/school-tours.read.ts';
import { listSocialMedia } from '#features/social-media/server/social-media.ts';
import { presentTransporterType } from '#features/transporter-types/server/transporter-types.read.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';
import { loadCategoryPage } from './category-page.read.ts';
import { withMediaOrigin } from './media-origin.ts';
import { createSnapshot, once, type Snapshot } from './snapshot.ts';
import { contentPlaces, type ContentPage, type PublicContentItem } from '#features/contents/content.ts';
import type { SiteContent } from '../site-content.ts';
import type { PublicCatalogue } from '#features/catalogues/catalogue.ts';
import type { PublicCertificate } from '#features/certificates/certificate.ts';
import type { ContentSections } from '#features/contents/server/public-contents.read.ts';

const apisByEpoch = new WeakMap<Epoch, Map<string, SiteApi>>();

/**
 * Returns the `SiteApi` of an epoch of the page cache and a language. All pages of the epoch share this
 * object and therefore its snapshot.
 */
export function siteApiOf(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  epoch: Epoch,
  lang: string,
): SiteApi {
  const apis = apisByEpoch.get(epoch) ?? new Map<string, SiteApi>();
  apisByEpoch.set(epoch, apis);
  const api = apis.get(lang) ?? createSiteApi(ctx, lang);
  apis.set(lang, api);
  return api;
}

/**
 * Creates the calls that read the public content in one language from one snapshot. Values that several pages
 * need are loaded once.
 */
export function createSiteApi(
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  lang: string,
  snapshot: Snapshot = createSnapshot(ctx, lang),
): SiteApi {
  const { db } = ctx;
  const { languages, languageCodes, mainLang, texts, view } = snapshot;
  const siteContent = once(async () =>
    presentSiteContent(await snapshot.contents(), {
      certificates: await snapshot.certificates(),
      catalogues: await snapshot.catalogues(),
    }),
  );
  const synonyms = once(async () => foldSynonyms(await loadSynonyms(db, lang)));
  const settings = once(() => readSettings(db));
  const cardOf = async (page: CardPage) => {
    const card = await findShareCard(db, await settings(), { lang, page });
    return card === undefined ? {} : { share_card: card };
  };
  const api: SiteApi = {
    languages,
    texts,
    configuration: once(() => getPublicConfiguration(db)),
    pageMetas: once(async () => getPageMetas(db, lang, await mainLang())),
    categories: snapshot.publicCategories,
    contactInformation: once(async () => listPublicContacts(db, lang, await mainLang())),
    homeSections: once(() => loadHomeSections(snapshot)),
    category: async (seoName, page, filter) => {
      const shown = await loadCategoryPage(snapshot, { seoName, page, filter });
      if (!shown) return null;
      const { name, fallbacks, image } = shown.main_category;
      // Filtered lists and later pages begin with other products, and no card is made of them.
      const picture = image ?? shown.products.data[0]?.image;
      const card = await cardOf({ name, fallback: fallbacks?.name, picture });
      return { ...shown, main_category: { ...shown.main_category, ...card } };
    },
    transporterTypes: once(async () => {
      const { localiser } = await view();
      return (await snapshot.transporterTypes()).map((type) => presentTransporterType(type, localiser));
    }),
    content: async (page) => (await siteContent())[page],
    schoolTours: once(async () => listPublicSchoolTours(db, (await view()).localiser)),
    socialMedia: once(() => listSocialMedia(db)),
    integrations: once(async () => activeIntegrations(await settings())),
    contracts: once(async () => {
      const { localiser } = await view();
      return (await snapshot.contracts()).map((row) => presentPublicContract(row, localiser));
    }),
    contract: async (idOrSlug) => loadContractPage(snapshot, idOrSlug),
    posts: async (section, page) => listPublicPosts(await snapshot.postView(), section, page),
    post: async (section, seoName) => {
      const post = await findPostPage(await snapshot.postView(), section, seoName);
      if (!post || section !== 'blog') return post;
      const { title: name, fallbacks, cover: picture } = post;
      return { ...post, ...(await cardOf({ name, fallback: fallbacks?.title, picture })) };
    },
    product: async (seoName) => {
      const product = await findProductPage(await view(), seoName, {
        langs: await languageCodes(),
        labels: await snapshot.attributeLabels(),
        disclosure: await snapshot.disclosure(),
        today: snapshot.today,
      });
      if (!product) return null;
      const { name, fallbacks, images } = product;
      return { ...product, ...(await cardOf({ name, fallback: fallbacks?.name, picture: images[0] })) };
    },
    searchProducts: async (search) => listFoundProducts(await view(), search, await synonyms()),
    productCards: async (ids) => listCardsOf(await view(), ids),
    searchFacets: async (search) =>
      readSearchFacets(await view(), search, {
        synonyms: await synonyms(),
        types: await snapshot.transporterTypes(),
        labels: await snapshot.attributeLabels(),
      }),
    searchSuggestion: async (search) => ({
      suggestion: await suggestSearch(await view(), search, await synonyms()),
    }),
  };
  return withMediaOrigin(api, ctx.config.mediaUrl);
}

async function loadHomeSections({ db, view, texts, contents, ...snapshot }: Snapshot) {
  return listPublicHomeSections(db, await texts(), {
    contents: async (section) => (await contents())('home', section),
    categories: async () => filledCategories(await snapshot.publicCategories()),
    featured_products: async () => listFeaturedProducts(await view()),
    posts: async (section) => (await listPublicPosts(await snapshot.postView(), section, 1)).data,
    certificates: snapshot.certificates,
  });
}

async function loadContractPage(
  { db, view, contracts, languageCodes, timeZone }: Snapshot,
  idOrSlug: string,
) {
  const row = await findContract(db, await contracts(), idOrSlug);
  if (!row) return null;
  const { localiser } = await view();
  const addition = await writeAddition(db, localiser.lang, row.addition);
  return presentContractPage(row, { localiser, langs: await languageCodes(), timeZone, addition });
}

/**
 * Presents the content items of all pages by section. Certificates and catalogues are given, because they are
 * other kinds of records.
 */
function presentSiteContent(
  itemsOf: ContentSections,
  { certificates, catalogues }: { certificates: PublicCertificate[]; catalogues: PublicCatalogue[] },
): SiteContent {
  const sectionsOf = <Page extends ContentPage>(page: Page) =>
    Object.fromEntries(
      Object.keys(contentPlaces[page]).map((section) => [section, itemsOf(page, section)]),
    ) as Record<keyof (typeof contentPlaces)[Page], PublicContentItem[]>;
  return {
    breadcrumbs: sectionsOf('breadcrumbs'),
    home: sectionsOf('home'),
    media: sectionsOf('media'),
    corporate: { ...sectionsOf('corporate'), certificates },
    catalogue: { ...sectionsOf('catalogue'), catalogues },
  };
}
