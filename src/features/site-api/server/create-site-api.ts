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
import { listFeaturedProducts } from '#features/product-lists/server/public-lists.read.ts';
import { listFoundProducts } from '#features/product-search/server/public-search.read.ts';
import { suggestSearch } from '#features/product-search/server/suggestion.read.ts';
import { foldSynonyms } from '#features/product-search/server/synonym-queries.ts';
import { loadSynonyms } from '#features/synonyms/server/synonyms.read.ts';
import { findProductPage } from '#features/products/server/product-page.read.ts';
import { listPublicSchoolTours } from '#features/school-tours/server/school-tours.read.ts';
import { listSocialMedia } from '#features/social-media/server/social-media.ts';
import { presentTransporterType } from '#features/transporter-types/server/transporter-types.read.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';
import { loadCategoryPage } from './category-page.read.ts';
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
  return {
    languages,
    texts,
    configuration: once(() => getPublicConfiguration(db)),
    pageMetas: once(async () => getPageMetas(db, lang, await mainLang())),
    categories: snapshot.publicCategories,
    contactInformation: once(async () => listPublicContacts(db, lang, await mainLang())),
    homeSections: once(() => loadHomeSections(snapshot)),
    category: (seoName, page, filter) => loadCategoryPage(snapshot, { seoName, page, filter }),
    transporterTypes: once(async () => {
      const { localiser } = await view();
      return (await snapshot.transporterTypes()).map((type) => presentTransporterType(type, localiser));
    }),
    content: async (page) => (await siteContent())[page],
    schoolTours: once(async () => listPublicSchoolTours(db, (await view()).localiser)),
    socialMedia: once(() => listSocialMedia(db)),
    integrations: once(async () => activeIntegrations(await readSettings(db))),
    contracts: once(async () => {
      const { localiser } = await view();
      return (await snapshot.contracts()).map((row) => presentPublicContract(row, localiser));
    }),
    contract: async (idOrSlug) => loadContractPage(snapshot, idOrSlug),
    posts: async (section, page) => listPublicPosts(await snapshot.postView(), section, page),
    post: async (section, seoName) => findPostPage(await snapshot.postView(), section, seoName),
    product: async (seoName) =>
      findProductPage(await view(), seoName, {
        langs: await languageCodes(),
        labels: await snapshot.attributeLabels(),
      }),
    searchProducts: async (search) => listFoundProducts(await view(), search, await synonyms()),
    searchSuggestion: async (search) => ({
      suggestion: await suggestSearch(await view(), search, await synonyms()),
    }),
  };
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
