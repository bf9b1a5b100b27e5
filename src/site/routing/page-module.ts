import type { ComponentType } from 'react';
import type { SitePageName } from '#shared/site-pages.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import type { Load } from '../loading/load.ts';
import type { SiteData } from '../loading/site-data.ts';

/** What the module of a page exports. `never` stands for the page's own type of data. */
export type PageModule = {
  load: Load<unknown>;
  headTags: (site: SiteData, data: never) => readonly HeadTag[];
  default: ComponentType;
  /** Whether the data of a path fit it with any query. */
  keepsData?: boolean;
};

/** The files of the pages, in `src/site/pages/`. */
export const pageFiles: Readonly<Record<SitePageName, string>> = {
  home: 'home.tsx',
  about_us: 'about-us.tsx',
  vision_mission: 'vision-mission.tsx',
  catalogue: 'catalogue.tsx',
  products: 'category.tsx',
  product: 'product.tsx',
  fairs: 'fairs.tsx',
  blog: 'blog.tsx',
  blog_detail: 'blog-detail.tsx',
  videos: 'videos.tsx',
  contact: 'contact.tsx',
  search_products: 'search.tsx',
  contract: 'contract.tsx',
  not_found: 'not-found.tsx',
};

const modules = import.meta.glob<PageModule>('../pages/*.tsx');

/** Loads the code of a page. Rejects if it cannot be loaded, for example after an update of the server. */
export function importPage(name: SitePageName): Promise<PageModule> {
  const load = modules[`../pages/${pageFiles[name]}`];
  return load ? load() : Promise.reject(new Error(`The page ${name} has no file`));
}
