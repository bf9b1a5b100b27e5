import { categoryFilters, readCategoryFilter, type CategoryFilter } from '#shared/rules/category-filter.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { coverSizes } from '../components/cover-sizes.ts';
import { filterQuery, filtersOf } from '../components/filters/filters.ts';
import { ProductFilters } from '../components/filters/product-filters.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Picture, type PictureProps } from '../components/picture.tsx';
import { ProductCard } from '../components/product-card.tsx';

import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { isPastEnd, pageNumber } from '../loading/page-number.ts';
import { Redirect, redirectToNotFound, redirectToCurrentAddress } from '../routing/redirect.ts';

import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { pageHead } from '../head/page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import { collectionPage } from '../head/things/collection-page.ts';
import { categoryTitles } from '../head/titles.ts';
import { EmptyCategory } from './category/empty-category.tsx';
import { SubCategories } from './category/sub-categories.tsx';
import { categoryOriginal } from '#features/site-api/original-language.rules.ts';
import './category.css';

const bannerSizes = '(min-width: 801px) 39vw 3/2, 100vw 3/2';

export const load = (async (api, visit) => {
  const { params, url, prefix } = visit;
  const filter = readCategoryFilter(url.searchParams);
  const category = await api.category(params.seo_name ?? '', pageNumber(url), filter);
  if (!category) throw redirectToNotFound(visit);
  const { seo_name: seoName } = category.main_category;
  if (seoName !== params.seo_name) throw redirectToCurrentAddress(visit, listAddress(seoName, {}));
  // Unknown keys are dropped from the address.
  const known = knownFilter(category);
  if (categoryFilters.some((name) => known[name] !== filter[name]))
    throw new Redirect(pagePath(prefix, listAddress(seoName, known)));
  if (isPastEnd(category.products)) visit.answerMissing();
  return category;
}) satisfies Load<unknown>;
type CategoryData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, page: CategoryData): HeadTag[] {
  const { main_category: category, products } = page;
  const filter = knownFilter(page);
  return pageHead(site, {
    ...categoryTitles(site, category),
    address: { ...listAddress(category.seo_name, filter), page: products.current_page },
    // Search engines get only the unfiltered list: it has the same products, and every
    // filter would be another page.
    isUnlisted: categoryFilters.some((name) => filter[name] !== '') || isPastEnd(products),
    type: 'website',
    langs: category.langs,
    original: categoryOriginal(category),
    picture: category.image ?? products.data[0]?.image,
    shareCard: category.share_card,
  });
}

function knownFilter(page: CategoryData): CategoryFilter {
  return {
    finish: page.finishes.join(','),
    size: page.sizes.join(','),
    transporter_types: page.transporter_types.join(','),
    attribute: page.attributes.join(','),
  };
}

function listAddress(seoName: string, filter: Partial<CategoryFilter>) {
  return { name: 'products', params: { seo_name: seoName }, query: filter } as const;
}

export default function CategoryPage() {
  const page = usePageData<CategoryData>();
  const { main_category: category, path, sub_categories, products } = page;
  const filters = filtersOf(page);
  const site = useSite();
  const translate = useTexts();
  const { image } = category;
  // The banner shows the menu's picture, because `image` may be the home page's hero.
  const banner = image && (site.categories.find(({ id }) => id === category.id)?.image ?? image);
  const above = path.filter((step) => step.id !== category.id);
  return (
    <div className="category container">
      <StructuredData
        thing={
          import.meta.env.SSR ? breadcrumbList(site, translate('navbar.home'), above, category.name) : null
        }
      />
      <StructuredData thing={import.meta.env.SSR ? collectionPage(site, page) : null} />
      <header className={banner ? 'category-head category-head-pictured' : 'category-head'}>
        <div className="category-words">
          <Breadcrumb steps={above} />
          <PageTitle text={category.name} lang={category.fallbacks?.name} />
          {category.description && (
            <p className="category-text" lang={category.fallbacks?.description}>
              {category.description}
            </p>
          )}
        </div>
        {banner && (
          <Picture
            picture={banner}
            sizes={coverSizes(banner, bannerSizes)}
            alt=""
            loading="priority"
            className="category-picture"
          />
        )}
      </header>
      <SubCategories categories={sub_categories} />
      <ProductFilters
        filters={filters}
        list={{ page: 'products', params: { seo_name: category.seo_name } }}
        count={products.total}
      />
      {products.data.length > 0 ? (
        <section aria-label={translate('products.list')}>
          <div className="product-grid">
            {products.data.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                heading="h2"
                loading={pictureLoading(index, banner !== null)}
              />
            ))}
          </div>
        </section>
      ) : (
        <EmptyCategory category={category} filters={filters} isPastEnd={products.total > 0} />
      )}
      {products.data.length > 0 && (
        <Pagination
          current={products.current_page}
          last={products.last_page}
          list={{
            page: 'products',
            params: { seo_name: category.seo_name },
            query: filterQuery(filters),
          }}
        />
      )}
    </div>
  );
}

/** Cards of the first row load eagerly: the widest grid shows four of them on the first screen. */
function pictureLoading(index: number, hasBanner: boolean): PictureProps['loading'] {
  if (index === 0 && !hasBanner) return 'priority';
  return index < 4 ? 'eager' : 'lazy';
}
