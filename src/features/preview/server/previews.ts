import { certificate } from '#features/certificates/certificate.ts';
import { catalogue } from '#features/catalogues/catalogue.ts';
import { category } from '#features/categories/category.ts';
import { content, type ContentPlaces } from '#features/contents/content.ts';
import { contract } from '#features/contracts/contract.ts';
import { post, type PostSection } from '#features/posts/post.ts';
import { schoolTour } from '#features/school-tours/school-tour.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import { toJson } from '#server/db/json.ts';
import { withUnsavedRow } from '#server/db/unsaved-row.ts';
import { invalid, refused } from '#server/errors.ts';
import { catalogueResource } from '#features/catalogues/server/catalogues.ts';
import { categoryResource } from '#features/categories/server/category-resource.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { certificateResource } from '#features/certificates/server/certificates.ts';
import { contentResource } from '#features/contents/server/contents.ts';
import { presentPublicContract } from '#features/contracts/server/contracts.read.ts';
import { contractResource } from '#features/contracts/server/contracts.service.ts';
import { findHomeSection } from '#features/home-sections/server/home-sections.service.ts';
import { postResource } from '#features/posts/server/posts.service.ts';
import { listPublicPosts, type PostView } from '#features/posts/server/public-posts.read.ts';
import { schoolTourResource } from '#features/school-tours/server/tour-resource.ts';
import type { Snapshot } from '#features/site-api/server/snapshot.ts';
import { dayIn } from '#server/texts/day.ts';
import { cleanIllustratedText, cleanRichText } from '#server/texts/rich-text.ts';
import type { PreviewKindName } from '../preview.ts';
import type { PreviewKind, PreviewPage } from './preview-kind.ts';
import { productPreview } from './product-preview.ts';
import { recordPreview } from './record-preview.ts';

/** The slug of a record that has none yet. No stored slug contains `:`. */
const newSlug = ':yeni';

/**
 * The page that shows the items of each place. A banner of contracts is shown on all contracts, so any
 * contract can be previewed.
 */
const placePages = {
  breadcrumbs: {
    about_us: 'about_us',
    vision_mission: 'vision_mission',
    contact: 'contact',
    search_products: 'search_products',
    contract: 'contract',
    not_found: 'not_found',
  },
  home: { slider: 'home', intro: 'home', figures: 'home', banner: 'home' },
  media: { fairs: 'fairs', blog: 'blog', videos: 'videos' },
  corporate: { about: 'about_us', vision: 'vision_mission', mission: 'vision_mission' },
  catalogue: { head: 'catalogue' },
} as const satisfies { [Page in keyof ContentPlaces]: Record<keyof ContentPlaces[Page], SitePageName> };

const contentPreview = recordPreview({
  resource: contentResource,
  fields: content.update,
  cleanedTexts: { body: cleanRichText },
  appears: ({ starts_at: start }) => start,
  visible: () => ({ ends_at: null }),
  page: async ({ page, section }, { snapshot, db }) => {
    const pages: Readonly<Record<string, Readonly<Record<string, SitePageName>>>> = placePages;
    const name = pages[page]?.[section];
    if (!name) throw invalid({ section: ['Bu sayfada böyle bir bölüm yok'] });
    if (name === 'contract') return firstContract(snapshot);
    if (name !== 'home') return { page: name };
    // The record would not be visible in a section that is switched off.
    const place = await findHomeSection(db, section);
    return {
      page: name,
      ...(place && { db: withUnsavedRow(db, 'home_sections', { ...place, is_active: 1 }) }),
    };
  },
});

async function firstContract(snapshot: Snapshot): Promise<PreviewPage> {
  const [first] = await snapshot.contracts();
  if (!first) throw refused('Yayında sözleşme yok; önizleme için önce bir sözleşme yayımlayın.');
  const { localiser } = await snapshot.view();
  return contractPage(presentPublicContract(first, localiser).page_seo_name);
}

const contractPage = (slug: string): PreviewPage => ({
  page: 'contract',
  params: { contract_seo_name: slug },
});

const contractPreview = recordPreview({
  resource: contractResource,
  fields: contract.update,
  cleanedTexts: { content: cleanRichText },
  // The same slug is used for all languages, because the page does not show the slug.
  visible: async (_, { snapshot }) => ({ seo_name: toJson({ [await snapshot.mainLang()]: newSlug }) }),
  page: () => contractPage(newSlug),
});

const categoryPreview = recordPreview({
  resource: categoryResource,
  fields: category.update,
  page: ({ seo_name }) => ({ page: 'products', params: { seo_name } }),
});

const cataloguePreview = recordPreview({
  resource: catalogueResource,
  fields: catalogue.update,
  page: () => ({ page: 'catalogue' }),
});

const certificatePreview = recordPreview({
  resource: certificateResource,
  fields: certificate.update,
  page: () => ({ page: 'about_us' }),
});

/** A tour is shown on the page of the fairs. Its pictures are the stored ones. */
const schoolTourPreview = recordPreview({
  resource: schoolTourResource,
  fields: schoolTour.update,
  cleanedTexts: { description: cleanRichText },
  visible: async ({ category_id: id }, { db }) => {
    const categories = await loadVisibleCategories(db, 'school-tours');
    if (!categories.byId(id)) throw refused('Önizleme için sitede görünen bir kategori seçin.');
    return {};
  },
  page: () => ({ page: 'fairs' }),
});

/** Posts of the blog are shown on their own pages, fairs and videos in their lists. */
function postPreview(section: PostSection) {
  return recordPreview({
    resource: postResource,
    fields: post.update,
    cleanedTexts: { body: cleanIllustratedText },
    own: ({ published_at: publishedAt, starts_on: start, ends_on: end }, now) => ({
      section,
      ...(publishedAt !== undefined && { published_at: publishedAt ?? now }),
      ...(start && !end && { ends_on: start }),
    }),
    appears: ({ published_at: at }) => at,
    visible: ({ published_at, starts_on, ends_on }, { snapshot, now }) => {
      const day = starts_on ?? dayIn(snapshot.timeZone, new Date(now));
      return {
        published_at: published_at || now,
        ...(section === 'fairs' && { starts_on: day, ends_on: ends_on ?? day }),
      };
    },
    page: async ({ id, seo_name }, { snapshot, db, now }) =>
      section === 'blog'
        ? { page: 'blog_detail', params: { seo_name } }
        : {
            page: section,
            listPage: await listPageOf({ ...(await snapshot.postView()), db, now }, section, id),
          },
  });
}

async function listPageOf(view: PostView, section: PostSection, id: number): Promise<number> {
  for (let page = 1; ; page += 1) {
    const { data, last_page: last } = await listPublicPosts(view, section, page);
    if (data.some((post) => post.id === id)) return page;
    if (page >= last) return 1;
  }
}

export const previews: Readonly<Record<PreviewKindName, PreviewKind>> = {
  product: productPreview,
  content: contentPreview,
  blog: postPreview('blog'),
  fairs: postPreview('fairs'),
  videos: postPreview('videos'),
  category: categoryPreview,
  catalogue: cataloguePreview,
  certificate: certificatePreview,
  contract: contractPreview,
  'school-tour': schoolTourPreview,
};
