import { route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';
import { sitePages } from '#shared/site-pages.ts';
import type { SitePageName } from '#shared/site-pages.ts';

const files: Record<SitePageName, string> = {
  home: 'pages/home.tsx',
  about_us: 'pages/about-us.tsx',
  vision_mission: 'pages/vision-mission.tsx',
  catalogue: 'pages/catalogue.tsx',
  products: 'pages/category.tsx',
  product: 'pages/product.tsx',
  fairs: 'pages/fairs.tsx',
  blog: 'pages/blog.tsx',
  blog_detail: 'pages/blog-detail.tsx',
  videos: 'pages/videos.tsx',
  contact: 'pages/contact.tsx',
  search_products: 'pages/search.tsx',
  contract: 'pages/contract.tsx',
  not_found: 'pages/not-found.tsx',
};

/** Every page of the registry, with and without a language prefix (`/en/urun/…`). */
export default [
  ...sitePages.map((page) =>
    route(`:lang?${page.path.replace(/\/$/, '')}`, files[page.name], { id: page.name }),
  ),
  route('*', 'pages/unknown.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
