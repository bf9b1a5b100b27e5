import type { MetaFunction } from 'react-router';
import type { SiteSearch } from '#shared/api/search.ts';
import { transporterTypeFilter } from '#shared/rules/transporter-type-filter.ts';
import { cleanSearch, isSearchType, searchParameters } from '#shared/rules/product-search.ts';
import { ProductCard } from '../components/product-card.tsx';
import { dataOf } from '../loading/carried-data.ts';
import { inBrowser, onServer, usePageData } from '../loading/load.ts';
import type { Load } from '../loading/load.ts';
import { useTexts } from '../loading/site-data.ts';
import { pageHead } from '../head/page-head.ts';
import { siteOf } from '../head/site-of.ts';
import { routeTitles } from '../head/titles.ts';
import { productCount } from '../texts.ts';
import type { Translate } from '../texts.ts';
import { NothingFound } from './search/nothing-found.tsx';
import { SearchForm } from './search/search-form.tsx';
import './search.css';

/** As many products as one search finds at most (`mostFound` of the call). */
const most = 60;

const load = (async (api, { url, doNotStore }) => {
  const wanted = readSearch(url.searchParams);
  const [products, transporterTypes] = await Promise.all([
    api.searchProducts(wanted),
    api.transporterTypes(),
  ]);
  // The page cache keeps no searches: what anybody types would drive the pages out.
  doNotStore();
  return { wanted, products, transporterTypes };
}) satisfies Load<unknown>;
type SearchData = Awaited<ReturnType<typeof load>>;
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return pageHead(site, {
    ...routeTitles(site, 'search_products'),
    address: {
      name: 'search_products',
      query: loaderData ? searchParameters(dataOf(loaderData).wanted) : {},
    },
    type: 'website',
    langs: [],
    picture: null,
    isUnlisted: true,
  });
};

export default function SearchPage() {
  const { wanted, products, transporterTypes } = usePageData<SearchData>();
  const translate = useTexts();
  const address = new URLSearchParams(searchParameters(wanted)).toString();
  const isNear = products.some((product) => product.is_near);
  return (
    <div className="search-page container">
      <h1 className="title">
        {wanted.search ? translate('search.title_for', { search: wanted.search }) : translate('search.title')}
      </h1>
      {/* A new search fills the form anew. */}
      <SearchForm key={address} wanted={wanted} transporterTypes={transporterTypes} />
      {products.length > 0 ? (
        <section aria-label={translate('search.results')}>
          <p className="search-count">
            {isNear ? translate('search.near') : foundCount(translate, products.length)}
          </p>
          <div className="product-grid">
            {products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                heading="h2"
                when={index < 4 ? 'early' : 'late'}
              />
            ))}
          </div>
        </section>
      ) : (
        <NothingFound wanted={wanted} />
      )}
    </div>
  );
}

function foundCount(translate: Translate, count: number): string {
  return count === most ? translate('search.most', { count }) : productCount(translate, count);
}

/** What an address asks for; a form without scripts repeats `transporter_types`. */
function readSearch(given: URLSearchParams): Required<Omit<SiteSearch, 'limit'>> {
  const type = given.get('search_type');
  return {
    search_type: isSearchType(type) ? type : 'all',
    search: cleanSearch(given.get('search') ?? ''),
    transporter_types: transporterTypeFilter(given.getAll('transporter_types').join(',')),
  };
}
