import type { CategoryPage, PublicCategory } from './api/category.ts';
import type { PublicConfiguration } from './api/configuration.ts';
import type { PublicContact } from './api/contact-information.ts';
import type { ContractPage, PublicContract } from './api/contract.ts';
import type { HomeSection } from './api/home.ts';
import type { PublicLanguage, PublicInterfaceTexts } from './api/language.ts';
import type { PostPage, PostSection, PublicPosts } from './api/post.ts';
import type { ProductPage } from './api/products/product-page.ts';
import type { FoundProduct, SiteSearch } from './api/products/search.ts';
import type { PublicSchoolTour } from './api/school-tour.ts';
import type { PageMetas, SiteContent } from './api/site-content.ts';
import type { PublicIntegrations } from './api/settings/site-settings.ts';
import type { SocialMedium } from './api/social-media.ts';
import type { CategoryFilter } from './rules/category-filter.ts';
import type { TransporterType } from './api/products/transporter-type.ts';

/**
 * The data of the public site in one language: function calls on the server, JSON calls in the browser.
 * A missing record is `null`; a record requested by an old slug has its current `seo_name`.
 */
export type SiteApi = {
  languages(): Promise<PublicLanguage[]>;
  texts(): Promise<PublicInterfaceTexts>;
  configuration(): Promise<PublicConfiguration>;
  pageMetas(): Promise<PageMetas>;
  contactInformation(): Promise<PublicContact[]>;
  content<Page extends keyof SiteContent>(page: Page): Promise<SiteContent[Page]>;
  categories(): Promise<PublicCategory[]>;
  contracts(): Promise<PublicContract[]>;
  homeSections(): Promise<HomeSection[]>;
  /** `page` counts from 1; a filter that is left out shows all products. */
  category(seoName: string, page: number, filter?: Partial<CategoryFilter>): Promise<CategoryPage | null>;
  contract(idOrSlug: string): Promise<ContractPage | null>;
  /** The visible posts of a kind; `page` counts from 1. */
  posts(section: PostSection, page: number): Promise<PublicPosts>;
  post(section: PostSection, seoName: string): Promise<PostPage | null>;
  product(seoName: string): Promise<ProductPage | null>;
  /** The best matches first. */
  searchProducts(search: SiteSearch): Promise<FoundProduct[]>;
  transporterTypes(): Promise<TransporterType[]>;
  schoolTours(): Promise<PublicSchoolTour[]>;
  socialMedia(): Promise<SocialMedium[]>;
  /** The scripts that run after the visitor's consent. */
  integrations(): Promise<PublicIntegrations>;
};

/** The input of one render: only values that the page cache's key covers, nothing of the visitor. */
export type SiteRender = {
  api: SiteApi;
  /** The language of the address. */
  lang: string;
  /** The origin of absolute addresses, like `https://www.example.com`; if empty, pages have none. */
  publicUrl: string;
  csrfToken: string;
  /** The current year in the time zone of the site. */
  year: number;
  /** Marks the renderer's own inline scripts; the server hashes them and removes the nonce (docs/decisions/0004). */
  nonce: string;
  /** Receives the HTML in parts, none of which splits a tag; as a `Response` it would be encoded and decoded. */
  deliver: (parts: readonly string[]) => void;
  /** Keeps the page out of the page cache. */
  doNotStore: () => void;
  /** Lets the page show the video player's frame (docs/decisions/0004). */
  allowPlayer: () => void;
};

/** The part of a render's input that the caller of the renderer provides. */
export type SiteRenderValues = Omit<SiteRender, 'nonce' | 'deliver' | 'doNotStore' | 'allowPlayer'>;
