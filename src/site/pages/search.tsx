import type { SiteSearch } from '#features/product-search/search.ts';
import { filterKeys } from '#shared/rules/category-filter.ts';
import {
  cleanSearch,
  isSearchType,
  maxSearchResults,
  searchFacets,
  searchParameters,
  type SearchFacetName,
} from '#features/product-search/product-search.rules.ts';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { searchFilters } from '../components/filters/filters.ts';
import { ProductFilters } from '../components/filters/product-filters.tsx';
import { SentenceBanner } from '../components/page-banner.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { ProductCard } from '../components/product-card.tsx';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { pageHead } from '../head/page-head.ts';
import { routeTitles } from '../head/titles.ts';
import { productCount } from '#features/languages/translate.rules.ts';
import type { Translate } from '#features/languages/translate.rules.ts';
import { NothingFound } from './search/nothing-found.tsx';
import { SearchForm } from './search/search-form.tsx';
import './search.css';

/** The facets of the bar; the form has the types and the fields. */
const noFacets = { category: [], size: [], finish: [], attribute: [] };

/** A search with fewer results may be misspelt. */
const enoughResults = 3;

export const load = (async (api, { url, doNotStore }) => {
  const wanted = readSearch(url.searchParams);
  const [products, facets, transporterTypes, heads] = await Promise.all([
    api.searchProducts(wanted),
    api.searchFacets(wanted),
    api.transporterTypes(),
    api.content('breadcrumbs'),
  ]);
  const isEnough = products.filter((product) => !product.is_near).length >= enoughResults;
  const { suggestion } =
    isEnough || !wanted.search ? { suggestion: null } : await api.searchSuggestion(wanted);
  // Searches are not cached: typed texts would push the pages out of the page cache.
  doNotStore();
  return { wanted, products, facets, suggestion, transporterTypes, head: heads.search_products[0] };
}) satisfies Load<unknown>;
type SearchData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { wanted }: SearchData): HeadTag[] {
  return pageHead(site, {
    ...routeTitles(site, 'search_products'),
    address: {
      name: 'search_products',
      query: searchParameters(wanted),
    },
    type: 'website',
    langs: [],
    picture: null,
    isUnlisted: true,
  });
}

export default function SearchPage() {
  const { wanted, products, facets, suggestion, transporterTypes, head } = usePageData<SearchData>();
  const translate = useTexts();
  const filters = searchFilters(facets, wanted);
  const carriers = facets.facets.find(({ parameter }) => parameter === 'transporter_types')?.choices ?? [];
  const address = new URLSearchParams(searchParameters(wanted)).toString();
  const isFiltered = Object.keys(noFacets).some((name) => wanted[name as keyof typeof noFacets].length > 0);
  const isNear = products.some((product) => product.is_near);
  return (
    <>
      <SentenceBanner head={head} />
      <div className="search-page container">
        <h1 className="title">
          {wanted.search
            ? translate('search.title_for', { search: wanted.search })
            : translate('search.title')}
        </h1>
        {/* The key resets the form's fields for each new search. */}
        <SearchForm
          key={address}
          wanted={wanted}
          transporterTypes={transporterTypes}
          counts={facets.is_partial ? undefined : new Map(carriers.map(({ key, count }) => [key, count]))}
        />
        {(products.length > 0 || isFiltered) && (
          <ProductFilters
            filters={filters.filter(({ name }) => name !== 'transporter_types')}
            list={{ page: 'search_products', query: searchParameters({ ...wanted, ...noFacets }) }}
            isPartial={facets.is_partial}
          />
        )}
        {products.length > 0 ? (
          <section aria-label={translate('search.results')}>
            <p className="search-count">
              {suggestion !== null && (
                <>
                  {translate('search.meant')}{' '}
                  <SiteLink
                    page="search_products"
                    query={searchParameters({ ...wanted, search: suggestion })}
                  >
                    {suggestion}
                  </SiteLink>
                  <br />
                </>
              )}
              {isNear ? translate('search.near') : foundCount(translate, products.length)}
            </p>
            <div className="product-grid">
              {products.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  heading="h2"
                  loading={index < 4 ? 'eager' : 'lazy'}
                />
              ))}
              {products.length < 3 && <Onward />}
            </div>
          </section>
        ) : (
          <NothingFound wanted={wanted} />
        )}
      </div>
    </>
  );
}

/** Leads on to the categories when a search found only one or two products. */
function Onward() {
  const { categories } = useSite();
  const translate = useTexts();
  return (
    <aside className="search-onward" aria-label={translate('footer.categories')}>
      <p>{translate('search.empty_groups')}</p>
      <CategoryTiles categories={categories} />
    </aside>
  );
}

function foundCount(translate: Translate, count: number): string {
  return count === maxSearchResults ? translate('search.most', { count }) : productCount(translate, count);
}

/** The chosen keys of each facet. */
function facetKeys(given: URLSearchParams): Record<SearchFacetName, string[]> {
  const keys = searchFacets.map((name) => [name, filterKeys(given.getAll(name).join(','))]);
  return Object.fromEntries(keys) as Record<SearchFacetName, string[]>;
}

/** Reads a search from an address. A form without scripts repeats the parameter `transporter_types` for each type. */
function readSearch(given: URLSearchParams): Required<Omit<SiteSearch, 'limit'>> {
  const type = given.get('search_type');
  return {
    search_type: isSearchType(type) ? type : 'all',
    search: cleanSearch(given.get('search') ?? ''),
    ...facetKeys(given),
  };
}
