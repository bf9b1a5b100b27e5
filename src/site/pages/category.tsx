import { data, useLoaderData } from 'react-router';
import type { HeadersFunction, MetaFunction } from 'react-router';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { MeasuredText } from '../components/measured-text.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Picture, type PictureProps } from '../components/picture.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { titleSize } from '../components/title-size.ts';
import { inBrowser, onServer } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';
import { toNotFound, toPresentAddress } from '../loading/moved.ts';
import { pageNumber } from '../loading/page-number.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { pageHead } from '../head/page-head.ts';
import { siteOf } from '../head/site-of.ts';
import { breadcrumbList, StructuredData } from '../head/structured-data.tsx';
import { categoryTitles } from '../head/titles.ts';
import { EmptyCategory } from './category/empty-category.tsx';
import './category.css';

const load = (async (api, visit) => {
  const { params, url, prefix } = visit;
  const category = await api.category(params.seo_name ?? '', pageNumber(url));
  if (!category) throw toNotFound(prefix);
  const { seo_name: seoName } = category.main_category;
  if (seoName !== params.seo_name) throw toPresentAddress(visit, 'products', seoName);
  // The page cache keeps no pages past the end: there is no end to them.
  const isPastEnd = category.products.current_page > category.products.last_page;
  return data(category, isPastEnd ? { headers: { 'X-Vitrin-Store': 'no' } } : {});
}) satisfies Load<unknown>;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { main_category: category, products } = loaderData;
  const site = siteOf(matches);
  return pageHead(site, {
    ...categoryTitles(site, category),
    address: { name: 'products', params: { seo_name: category.seo_name }, page: products.current_page },
    type: 'website',
    langs: category.langs,
    picture: category.image ?? products.data[0]?.images[0],
  });
};

export default function CategoryPage() {
  const { main_category: category, path, sub_categories: subs, products } = useLoaderData<typeof loader>();
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
      {subs.length > 0 && (
        <nav aria-label={translate('products.sub_categories')}>
          <ul className="chips">
            {subs.map((sub) => (
              <li key={sub.id}>
                <SiteLink
                  page="products"
                  params={{ seo_name: sub.seo_name }}
                  className="chip"
                  lang={sub.fallbacks?.name}
                >
                  <span className="chip-name">{sub.name}</span>{' '}
                  <span className="chip-count">{sub.product_count}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.data.length > 0 ? (
        <section aria-label={translate('products.list')}>
          <div className="product-grid">
            {products.data.map((product, index) => (
              <ProductCard key={product.id} product={product} heading="h2" when={pictureTime(index)} />
            ))}
          </div>
        </section>
      ) : (
        <EmptyCategory category={category} isPastEnd={products.total > 0} />
      )}
      {products.data.length > 0 && (
        <Pagination current={products.current_page} last={products.last_page} seoName={category.seo_name} />
      )}
    </div>
  );
}

/** The first row of the widest grid stands in the first screen. */
function pictureTime(index: number): PictureProps['when'] {
  if (index === 0) return 'first';
  return index < 4 ? 'early' : 'late';
}
