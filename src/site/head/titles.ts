import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { ContractPage } from '#features/contracts/contract.ts';
import type { PublicPageMetas } from '#features/page-meta/page-meta.ts';
import type { PostPage } from '#features/posts/post.ts';
import type { ProductPage } from '#features/products/product-page.ts';

export type Titles = { title: string; description: string };
type TitleSources = { pageMetas: PublicPageMetas; configuration: { projectCompanyName: string } };

/** The page meta of a route, else the company name and no description (docs/product.md, "Titles and descriptions"). */
export function routeTitles({ pageMetas, configuration }: TitleSources, routeName: string): Titles {
  const meta = pageMetas[routeName];
  return {
    title: meta?.title || configuration.projectCompanyName,
    description: meta?.description || '',
  };
}

/** The category's own SEO texts, else the company name; never those of its parent or of the page meta. */
export function categoryTitles(
  { configuration }: TitleSources,
  category: Pick<CategoryPage['main_category'], 'seo_title' | 'seo_description'>,
): Titles {
  return {
    title: category.seo_title || configuration.projectCompanyName,
    description: category.seo_description ?? '',
  };
}

/** The product's SEO texts, else its name and summary, else the page meta of its route. */
export function productTitles(
  site: TitleSources,
  product: Pick<ProductPage, 'seo_title' | 'seo_description' | 'name' | 'summary'>,
): Titles {
  const fallback = routeTitles(site, 'product');
  return {
    title: product.seo_title || product.name || fallback.title,
    description: product.seo_description || product.summary || fallback.description,
  };
}

/** The contract's name, else the page meta of its route. */
export function contractTitles(site: TitleSources, { name }: Pick<ContractPage, 'name'>): Titles {
  const fallback = routeTitles(site, 'contract');
  return { ...fallback, title: name || fallback.title };
}

/** The blog post's SEO texts, else its title and summary, else the page meta of its route. */
export function postTitles(
  site: TitleSources,
  post: Pick<PostPage, 'seo_title' | 'seo_description' | 'title' | 'summary'>,
): Titles {
  const fallback = routeTitles(site, 'blog_detail');
  return {
    title: post.seo_title || post.title || fallback.title,
    description: post.seo_description || post.summary || fallback.description,
  };
}
