import type { SiteApi } from '#features/site-api/site-api.ts';
import type { Context } from '#server/context.ts';
import { presentSiteContent } from '#server/features/contents/site-content.read.ts';
import { filledCategories } from '#features/categories/filled-categories.rules.ts';
import { getPublicConfiguration, readSettings } from '#server/features/configuration/configuration.read.ts';
import { listPublicContacts } from '#server/features/contact-information/contact-information.read.ts';
import {
  findContract,
  presentContractPage,
  presentPublicContract,
} from '#server/features/contracts/contracts.read.ts';
import { listPublicHomeSections } from '#server/features/home-sections/public-home.read.ts';
import { activeIntegrations } from '#server/features/integrations/active-integrations.read.ts';
import { getPageMetas } from '#server/features/page-metas/page-metas.read.ts';
import { findPostPage, listPublicPosts } from '#server/features/posts/public-posts.read.ts';
import { listFeaturedProducts } from '#server/features/product-lists/public-lists.read.ts';
import { listFoundProducts } from '#server/features/product-search/public-search.read.ts';
import { findProductPage } from '#server/features/products/product-page.read.ts';
import { listPublicSchoolTours } from '#server/features/school-tours/school-tours.read.ts';
import { listSocialMedia } from '#server/features/social-media/social-media.ts';
import { presentTransporterType } from '#server/features/transporter-types/transporter-types.read.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';
import { loadCategoryPage } from './category-page.read.ts';
import { createSnapshot, once, type Snapshot } from './snapshot.ts';

const apisByEpoch = new WeakMap<Epoch, Map<string, SiteApi>>();

/** The one `SiteApi` of an epoch and a language: all pages of the epoch share its snapshot. */
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

/** Reads one snapshot of the public content in one language; values that several pages need are loaded once. */
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
    searchProducts: async (search) => listFoundProducts(await view(), search),
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
  return presentContractPage(row, { localiser, langs: await languageCodes(), timeZone });
}
