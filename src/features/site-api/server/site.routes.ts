import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PublicCategory } from '#features/categories/category.ts';
import { CategoryPage, CategoryPageQuery } from '../category-page.ts';
import { Manifest, PublicConfiguration } from '#features/configuration/configuration.ts';
import { PublicContact } from '#features/contact-information/contact-information.ts';
import { ContractPage, PublicContracts } from '#features/contracts/contract.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import { HomeSections } from '#features/home-sections/home-section.ts';
import { PublicLanguages, PublicInterfaceTexts } from '#features/languages/language.ts';
import { PostPage, PublicPosts, PublicPostsQuery, postSections } from '#features/posts/post.ts';
import { ProductPage } from '#features/products/product-page.ts';
import { ProductCard, ProductCardsQuery } from '#features/product-lists/product-card.ts';
import { SearchFacets } from '#features/product-search/facets.ts';
import {
  FoundProduct,
  ProductSearchQuery,
  SearchSuggestion,
  SearchSuggestionQuery,
} from '#features/product-search/search.ts';
import { PublicSchoolTour } from '#features/school-tours/school-tour.ts';
import { PublicIntegrations } from '#features/integrations/site-settings.ts';
import { SocialMedium } from '#features/social-media/social-media.ts';
import { SiteContent, SiteContentAnswer, SiteContentQuery } from '../site-content.ts';
import { PublicPageMetas } from '#features/page-meta/page-meta.ts';
import { PublicTransporterTypes } from '#features/transporter-types/transporter-type.ts';
import type { Context } from '#server/context/context.ts';
import { notFound } from '#server/errors.ts';
import { presentManifest } from '#features/configuration/server/manifest.read.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { publicRead } from './public-route.ts';

/** Lifetime of the cookie `_lang`, in seconds (docs/product.md, "Languages"). */
const langCookieAge = 365 * 86_400;

/** The calls that the site's pages make in the browser (docs/product.md, "Public calls"). */
export function siteRoutes(app: FastifyInstance, ctx: Context): void {
  publicRead(app, ctx, {
    url: '/api/pages/all-languages',
    summary: 'Languages that visitors can choose',
    answer: PublicLanguages,
    load: (api) => api.languages(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/static-languages',
    summary: 'The interface texts',
    answer: PublicInterfaceTexts,
    load: (api) => api.texts(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/integrations',
    summary: "The scripts that run after the visitor's consent",
    answer: PublicIntegrations,
    load: (api) => api.integrations(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/page-meta',
    summary: 'Titles and descriptions by route name',
    answer: PublicPageMetas,
    load: (api) => api.pageMetas(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/categories',
    summary: 'The category tree',
    answer: z.array(PublicCategory),
    load: (api) => api.categories(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/home-sections',
    summary: 'Sections of the home page, in order',
    answer: HomeSections,
    load: (api) => api.homeSections(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/products/:seo_name',
    summary: 'A category with its products',
    query: CategoryPageQuery,
    answer: CategoryPage,
    load: (api, { seoName, query }) => api.category(seoName, query.page, query),
    // Empty pages and unknown keys are not stored, because a client could request any number of them.
    isStored: ({ products, finishes, sizes, transporter_types: types, attributes }, { query }) =>
      products.current_page <= products.last_page &&
      finishes.join() === query.finish &&
      sizes.join() === query.size &&
      types.join() === query.transporter_types &&
      attributes.join() === query.attribute,
  });
  publicRead(app, ctx, {
    url: '/api/pages/product/:seo_name',
    summary: 'One product',
    answer: ProductPage,
    load: (api, { seoName }) => api.product(seoName),
  });
  publicRead(app, ctx, {
    url: '/api/pages/search-products',
    summary: 'Products that match a search text, best match first',
    query: ProductSearchQuery,
    answer: z.array(FoundProduct),
    load: (api, { query }) => api.searchProducts(query),
    // Typed texts vary so much that storing them would push pages out of the cache.
    isStored: () => false,
    limit: 'search',
  });
  publicRead(app, ctx, {
    url: '/api/pages/product-cards',
    summary: 'The cards of these products that visitors see, in the order of `ids`',
    query: ProductCardsQuery,
    answer: z.array(ProductCard),
    load: (api, { query }) => api.productCards(query.ids),
    // Each visitor asks for other products.
    isStored: () => false,
    limit: 'search',
  });
  publicRead(app, ctx, {
    url: '/api/pages/search-facets',
    summary: 'The facets of a search: options with the number of results beside the other facets',
    query: ProductSearchQuery.omit({ limit: true }),
    answer: SearchFacets,
    load: (api, { query }) => api.searchFacets(query),
    isStored: () => false,
    limit: 'search',
  });
  publicRead(app, ctx, {
    url: '/api/pages/search-suggestion',
    summary: 'The search that was probably meant, if this one finds next to nothing',
    query: SearchSuggestionQuery,
    answer: SearchSuggestion,
    load: (api, { query }) => api.searchSuggestion(query),
    isStored: () => false,
    limit: 'search',
  });
  listReads(app, ctx);
  configurationReads(app, ctx);
  contractReads(app, ctx);
  postReads(app, ctx);
  registerContent(app, ctx);
  registerChangeLanguage(app, ctx);
}

/** Routes for the lists that forms, filters and the navigation bar show. */
function listReads(app: FastifyInstance, ctx: Context): void {
  publicRead(app, ctx, {
    url: '/api/pages/transporter-types',
    summary: 'Transporter types, for the filter of product lists',
    answer: PublicTransporterTypes,
    load: (api) => api.transporterTypes(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/school-tours',
    summary: 'School tours with their pictures, in order',
    answer: z.array(PublicSchoolTour),
    load: (api) => api.schoolTours(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/social-media',
    summary: 'Accounts in social media, in order',
    answer: z.array(SocialMedium),
    load: (api) => api.socialMedia(),
  });
}

const contentPages = Object.keys(SiteContent.shape) as (keyof SiteContent)[];
const isContentPage = (page: string): page is keyof SiteContent => Object.hasOwn(SiteContent.shape, page);

function registerContent(app: FastifyInstance, ctx: Context): void {
  publicRead(app, ctx, {
    url: '/api/pages/content',
    summary: 'The sections of one page, or of all pages',
    query: SiteContentQuery,
    answer: SiteContentAnswer,
    load: async (api, { query: { page } }) => {
      if (page !== undefined) return isContentPage(page) ? api.content(page) : null;
      const pages = await Promise.all(contentPages.map(async (one) => [one, await api.content(one)]));
      return Object.fromEntries(pages) as SiteContent;
    },
  });
}

function configurationReads(app: FastifyInstance, ctx: Context): void {
  publicRead(app, ctx, {
    url: '/api/pages/configuration',
    summary: 'Company name and data, colours, logos and share picture',
    answer: PublicConfiguration,
    load: (api) => api.configuration(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/manifest',
    summary: 'The web app manifest: name, colours and icons of a home screen',
    answer: Manifest,
    type: 'application/manifest+json',
    load: async (api) => presentManifest(await api.configuration()),
  });
  publicRead(app, ctx, {
    url: '/api/pages/contact-information',
    summary: 'Contact information by section; the content of adres is HTML',
    answer: z.array(PublicContact),
    load: (api) => api.contactInformation(),
  });
}

function contractReads(app: FastifyInstance, ctx: Context): void {
  publicRead(app, ctx, {
    url: '/api/pages/contracts',
    summary: 'Contract texts, in their order',
    answer: PublicContracts,
    load: (api) => api.contracts(),
  });
  publicRead(app, ctx, {
    url: '/api/pages/contract/:id',
    summary: 'One contract text, by its id or a slug in any language',
    answer: ContractPage,
    load: (api, { seoName }) => api.contract(seoName),
  });
}

function postReads(app: FastifyInstance, ctx: Context): void {
  const sectionOf = (params: Readonly<Record<string, string>>) =>
    postSections.find((section) => section === params.section);
  publicRead(app, ctx, {
    url: '/api/pages/blog/:section',
    summary: 'The visible posts of `blog`, `fairs` or `videos`',
    query: PublicPostsQuery,
    answer: PublicPosts,
    load: async (api, { params, query }) => {
      const section = sectionOf(params);
      return section ? api.posts(section, query.page) : null;
    },
    // Empty pages are not stored, because a client could request any number of them.
    isStored: ({ current_page: page, last_page: last }) => page <= last,
  });
  publicRead(app, ctx, {
    url: '/api/pages/blog/:section/:seo_name',
    summary: 'One post, by its current or a former slug',
    answer: PostPage,
    load: async (api, { params, seoName }) => {
      const section = sectionOf(params);
      return section ? api.post(section, seoName) : null;
    },
  });
}

function registerChangeLanguage(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/pages/change-language/:abbr',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Remember the chosen language',
        params: z.object({ abbr: z.string() }),
        response: { 200: Success, '4xx': Failure },
      },
    },
    async ({ params }, reply) => {
      const languages = await listActiveLanguages(ctx.db);
      const chosen = languages.find(({ abbr }) => abbr === params.abbr);
      if (!chosen) throw notFound('Böyle bir dil yok.');
      const cookie = fastifyCookie.serialize('_lang', chosen.abbr, {
        path: '/',
        maxAge: langCookieAge,
        sameSite: 'lax',
        secure: ctx.config.publicUrl.startsWith('https:'),
      });
      void reply.header('set-cookie', cookie).header('cache-control', 'no-store');
      return { success: true as const };
    },
  );
}
