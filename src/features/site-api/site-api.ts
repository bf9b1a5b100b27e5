import type { PublicCategory } from '#features/categories/category.ts';
import type { CategoryPage } from './category-page.ts';
import type { PublicConfiguration } from '#features/configuration/configuration.ts';
import type { PublicContact } from '#features/contact-information/contact-information.ts';
import type { ContractPage, PublicContract } from '#features/contracts/contract.ts';
import type { HomeSection } from '#features/home-sections/home-section.ts';
import type { PublicLanguage, PublicInterfaceTexts } from '#features/languages/language.ts';
import type { PostPage, PostSection, PublicPosts } from '#features/posts/post.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import type { SearchFacets } from '#features/product-search/facets.ts';
import type { FoundProduct, SearchSuggestion, SiteSearch } from '#features/product-search/search.ts';
import type { PublicSchoolTour } from '#features/school-tours/school-tour.ts';
import type { SiteContent } from './site-content.ts';
import type { PublicPageMetas } from '#features/page-meta/page-meta.ts';
import type { PublicIntegrations } from '#features/integrations/site-settings.ts';
import type { SocialMedium } from '#features/social-media/social-media.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { CategoryFilter } from '#shared/rules/category-filter.ts';
import type { TransporterType } from '#features/transporter-types/transporter-type.ts';

/**
 * The data of the public site in one language: function calls on the server, JSON requests in the browser. A
 * missing record is `null`. A record that was requested by a former slug contains its present `seo_name`.
 */
export type SiteApi = {
  languages(): Promise<PublicLanguage[]>;
  texts(): Promise<PublicInterfaceTexts>;
  configuration(): Promise<PublicConfiguration>;
  pageMetas(): Promise<PublicPageMetas>;
  contactInformation(): Promise<PublicContact[]>;
  content<Page extends keyof SiteContent>(page: Page): Promise<SiteContent[Page]>;
  categories(): Promise<PublicCategory[]>;
  contracts(): Promise<PublicContract[]>;
  homeSections(): Promise<HomeSection[]>;
  /** `page` starts at 1. Without a filter all products are listed. */
  category(seoName: string, page: number, filter?: Partial<CategoryFilter>): Promise<CategoryPage | null>;
  contract(idOrSlug: string): Promise<ContractPage | null>;
  /** The visible posts of a kind; `page` starts at 1. */
  posts(section: PostSection, page: number): Promise<PublicPosts>;
  post(section: PostSection, seoName: string): Promise<PostPage | null>;
  product(seoName: string): Promise<ProductPage | null>;
  /** The found products, the best match first. In the browser `signal` cancels the call. */
  searchProducts(search: SiteSearch, signal?: AbortSignal): Promise<FoundProduct[]>;
  /** The cards of those of these products that visitors see, in the order of `ids`. */
  productCards(ids: readonly number[]): Promise<ProductCard[]>;
  /** The facets of a search. The counts of each facet ignore its own chosen options. */
  searchFacets(search: SiteSearch): Promise<SearchFacets>;
  /** The search that the visitor probably meant, after a search that found next to nothing. */
  searchSuggestion(search: SiteSearch): Promise<SearchSuggestion>;
  transporterTypes(): Promise<TransporterType[]>;
  schoolTours(): Promise<PublicSchoolTour[]>;
  socialMedia(): Promise<SocialMedium[]>;
  /** The scripts that run after the visitor's consent. */
  integrations(): Promise<PublicIntegrations>;
};

/**
 * The input of a render. It contains nothing about the visitor, and only values that are part of the page
 * cache's key.
 */
export type SiteRender = {
  api: SiteApi;
  /** The language of the address. */
  lang: string;
  /** The origin of absolute addresses, like `https://www.example.com`; if empty, pages have none. */
  publicUrl: string;
  csrfToken: string;
  /** The current year in the site's time zone. */
  year: number;
  /**
   * Marks the renderer's own inline scripts. The server replaces the nonce by hashes (docs/decisions/0004).
   */
  nonce: string;
  /** Prevents the page cache from storing the page. */
  doNotStore: () => void;
  /** Gives the answer status 404, so that neither the page cache nor search engines keep the page. */
  answerMissing: () => void;
  /** Allows the page to embed the video player (docs/decisions/0004). */
  allowPlayer: () => void;
};

/** The values of `SiteRender` that the caller of the renderer provides. */
export type SiteRenderValues = Omit<SiteRender, 'nonce' | 'doNotStore' | 'answerMissing' | 'allowPlayer'>;

/** The addresses of the files of the build that a document names. */
export type DocumentFiles = {
  /** The style sheets of all pages. */
  sheets: readonly string[];
  /** The script that starts React. */
  entry: string;
  /** The scripts that a page needs, `entry` and what it imports among them. */
  scripts: Readonly<Partial<Record<SitePageName, readonly string[]>>>;
};

/** A rendered document in parts, none of which splits a tag, or the address that answers instead. */
export type SiteAnswer =
  | { status: 200 | 500; parts: readonly string[]; location?: undefined }
  | { status: number; location: string };
