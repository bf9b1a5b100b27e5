import type { CategoryPage, PublicCategory } from './api/category.ts';
import type { PublicConfiguration } from './api/configuration.ts';
import type { HomeSection } from './api/home.ts';
import type { PublicLanguage, StaticTexts } from './api/language.ts';
import type { PageMetas } from './api/page-meta.ts';
import type { ProductPage } from './api/product-page.ts';
import type { FoundProduct, SiteSearch } from './api/search.ts';
import type { TransporterType } from './api/transporter-type.ts';

/**
 * What the public site reads, in one language. On the server these are the program's own functions,
 * in the browser the JSON calls of spec §7.5. A record that does not exist (any more) is `null`; one
 * asked for by an old slug carries its present `seo_name`.
 */
export type SiteApi = {
  languages(): Promise<PublicLanguage[]>;
  texts(): Promise<StaticTexts>;
  configuration(): Promise<PublicConfiguration>;
  pageMetas(): Promise<PageMetas>;
  categories(): Promise<PublicCategory[]>;
  homeSections(): Promise<HomeSection[]>;
  /** `transporterTypes`: comma-joined keys; a product that has one of them is shown. */
  category(seoName: string, page: number, transporterTypes?: string): Promise<CategoryPage | null>;
  product(seoName: string): Promise<ProductPage | null>;
  /** Best first; fewer than all for suggestions (`limit`). */
  searchProducts(search: SiteSearch): Promise<FoundProduct[]>;
  transporterTypes(): Promise<TransporterType[]>;
};

/** What one render is given: everything that the key of the page cache stands for, and nothing of the visitor. */
export type SiteRender = {
  api: SiteApi;
  /** Language of the address. */
  lang: string;
  /** Origin for absolute addresses (`https://www.example.com`), or empty: then none are written. */
  publicUrl: string;
  csrfToken: string;
  /** The present year in the time zone of the site. */
  year: number;
  /** Stands on every script that the renderer itself writes; stripped after hashing. */
  nonce: string;
  /** Takes the document as it is, in parts that no tag spans: a response would encode and decode it once more. */
  deliver: (parts: readonly string[]) => void;
  /** Keeps the page out of the page cache. */
  doNotStore: () => void;
};

/** What the renderer of a page is given from outside. */
export type SiteRenderValues = Omit<SiteRender, 'nonce' | 'deliver' | 'doNotStore'>;
