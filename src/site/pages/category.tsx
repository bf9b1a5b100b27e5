import { redirect } from 'react-router';
import type { MetaFunction } from 'react-router';
import { transporterTypeFilter } from '#shared/rules/transporter-type-filter.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { MeasuredText } from '../components/measured-text.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Picture, type PictureProps } from '../components/picture.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { titleSize } from '../components/title-size.ts';
import { dataOf } from '../loading/carried-data.ts';
import { inBrowser, onServer, usePageData } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';
import { toNotFound, toPresentAddress } from '../loading/moved.ts';
import { pageNumber } from '../loading/page-number.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { pagePath } from '../head/addresses.ts';
import { pageHead } from '../head/page-head.ts';
import { siteOf } from '../head/site-of.ts';
import { breadcrumbList, StructuredData } from '../head/structured-data.tsx';
import { categoryTitles } from '../head/titles.ts';
import { TransporterTypeFilter } from './category/transporter-type-filter.tsx';
import { EmptyCategory } from './category/empty-category.tsx';
import { SubCategories } from './category/sub-categories.tsx';
import './category.css';

const load = (async (api, visit) => {
  const { params, url, prefix } = visit;
  const filter = transporterTypeFilter(url.searchParams.getAll('transporter_types').join(',')).join(',');
  const category = await api.category(params.seo_name ?? '', pageNumber(url), filter);
  if (!category) throw toNotFound(prefix);
  const { seo_name: seoName } = category.main_category;
  if (seoName !== params.seo_name) throw toPresentAddress(visit, 'products', seoName);
  // A transporter type that is there no more filters nothing.
  const known = category.transporter_types.join(',');
  if (known !== filter) throw redirect(pagePath(prefix, listAddress(seoName, known)));
  // The page cache keeps no pages past the end: there is no end to them.
  const isPastEnd = category.products.current_page > category.products.last_page;
  if (isPastEnd) visit.doNotStore();
  return category;
}) satisfies Load<unknown>;
type CategoryData = Awaited<ReturnType<typeof load>>;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { main_category: category, products, transporter_types: filter } = dataOf(loaderData);
  const site = siteOf(matches);
  return pageHead(site, {
    ...categoryTitles(site, category),
    address: { ...listAddress(category.seo_name, filter.join(',')), page: products.current_page },
    // What it shows stands in the category itself; there are as many filters as there are subsets.
    isUnlisted: filter.length > 0,
    type: 'website',
    langs: category.langs,
    picture: category.image ?? products.data[0]?.image,
  });
};

/** The list of a category under a filter. */
function listAddress(seoName: string, filter: string) {
  return { name: 'products', params: { seo_name: seoName }, query: { transporter_types: filter } } as const;
}

export default function CategoryPage() {
  const { main_category: category, path, sub_categories, products, ...rest } = usePageData<CategoryData>();
  const { offered_transporter_types: offered, transporter_types: filter } = rest;
  const site = useSite();
  const translate = useTexts();
  const above = path.filter((step) => step.id !== category.id);
  return (
    <div className="category container">
      <StructuredData thing={breadcrumbList(site, translate('navbar.home'), above, category.name)} />
      <header className={category.image ? 'category-head category-head-pictured' : 'category-head'}>
        <div className="category-words">
          <Breadcrumb steps={above} />
          <h1 className={titleSize(category.name)} lang={category.fallbacks?.name}>
            <MeasuredText text={category.name} />
          </h1>
          {category.description && (
            <p className="category-text" lang={category.fallbacks?.description}>
              {category.description}
            </p>
          )}
        </div>
        {category.image && (
          <Picture
            picture={category.image}
            sizes="(min-width: 1536px) 600px, 40vw"
            media="(min-width: 801px)"
            alt=""
            when="first"
            className="category-picture"
          />
        )}
      </header>
      <SubCategories categories={sub_categories} />
      <TransporterTypeFilter
        offered={offered}
        chosen={filter}
        seoName={category.seo_name}
        count={products.total}
      />
      {products.data.length > 0 ? (
        <section aria-label={translate('products.list')}>
          <div className="product-grid">
            {products.data.map((product, index) => (
              <ProductCard key={product.id} product={product} heading="h2" when={pictureTime(index)} />
            ))}
          </div>
        </section>
      ) : (
        <EmptyCategory category={category} filter={filter} isPastEnd={products.total > 0} />
      )}
      {products.data.length > 0 && (
        <Pagination
          current={products.current_page}
          last={products.last_page}
          seoName={category.seo_name}
          query={{ transporter_types: filter.join(',') }}
        />
      )}
    </div>
  );
}

/** The first row of the widest grid stands in the first screen. */
function pictureTime(index: number): PictureProps['when'] {
  if (index === 0) return 'first';
  return index < 4 ? 'early' : 'late';
}
