import type { BreadcrumbListLeaf } from 'schema-dts';
import type { CategoryStep } from '#features/categories/category.ts';
import { sitePath, type SitePageName } from '#shared/site-pages.ts';
import type { SiteData } from '../../loading/site-data.ts';

/** A page above the current one: a category, or the page that `page` names. */
export type PathStep = Pick<CategoryStep, 'name' | 'seo_name' | 'fallbacks'> & { page?: SitePageName };

/** The path from home to the page itself. Steps get addresses only if the site has a public URL. */
export function breadcrumbList(
  site: SiteData,
  home: string,
  steps: readonly PathStep[],
  own?: string,
): BreadcrumbListLeaf {
  const path = [
    { name: home, path: sitePath(site.prefix, 'home') },
    ...steps.map((step) => ({
      name: step.name,
      path: sitePath(site.prefix, step.page ?? 'products', { seo_name: step.seo_name }),
    })),
    ...(own ? [{ name: own, path: '' }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      ...(site.publicUrl && step.path && { item: site.publicUrl + step.path }),
    })),
  };
}
