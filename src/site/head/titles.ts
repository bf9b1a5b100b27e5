import type { CategoryPage } from '#shared/api/category.ts';
import type { PageMetas } from '#shared/api/page-meta.ts';
import type { ProductPage } from '#shared/api/product-page.ts';

export type Titles = { title: string; description: string };
type Named = { pageMetas: PageMetas; configuration: { projectCompanyName: string } };

/** Page meta by route name; the company name and an empty text where none is stored (spec §2.2). */
export function routeTitles({ pageMetas, configuration }: Named, routeName: string): Titles {
  const meta = pageMetas[routeName];
  return {
    title: meta?.title || configuration.projectCompanyName,
    description: meta?.description || '',
  };
}

/** The category's own texts only: nothing is taken from a parent or from page meta (design.md §5, "Titles"). */
export function categoryTitles(
  { configuration }: Named,
  category: Pick<CategoryPage['main_category'], 'seo_title' | 'seo_description'>,
): Titles {
  return {
    title: category.seo_title || configuration.projectCompanyName,
    description: category.seo_description ?? '',
  };
}

/** Own title or name, own description or summary; then page meta; then the company name and an empty text. */
export function productTitles(
  site: Named,
  product: Pick<ProductPage, 'seo_title' | 'seo_description' | 'name' | 'summary'>,
): Titles {
  const fallback = routeTitles(site, 'product');
  return {
    title: product.seo_title || product.name || fallback.title,
    description: product.seo_description || product.summary || fallback.description,
  };
}
