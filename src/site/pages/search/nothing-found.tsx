import type { SiteSearch } from '#features/product-search/search.ts';
import { searchParameters } from '#features/product-search/product-search.rules.ts';
import { CategoryTiles } from '../../components/category-tiles.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useSite, useTexts } from '../../loading/site-data.ts';

/** Explains an empty result, and suggests another spelling, a wider search and the main categories. */
export function NothingFound({ wanted }: { wanted: SiteSearch }) {
  const { categories } = useSite();
  const translate = useTexts();
  const wider = (change: SiteSearch) => ({
    page: 'search_products' as const,
    query: searchParameters({ ...wanted, ...change }),
  });
  const withoutFacets = { category: [], size: [], finish: [], attribute: [] };
  const hasFacets = Object.keys(withoutFacets).some((name) => (wanted[name as 'size'] ?? []).length > 0);
  const hasTransporterTypes = (wanted.transporter_types ?? []).length > 0;
  return (
    <section className="with-category-tiles nothing-found">
      <div className="nothing-found-words" role="status">
        <h2>{translate('search.empty_title')}</h2>
        {wanted.search && <p>{translate('search.empty_spelling')}</p>}
        <ul>
          {wanted.search_type !== 'all' && (
            <li>
              <SiteLink {...wider({ search_type: 'all' })}>{translate('search.empty_everywhere')}</SiteLink>
            </li>
          )}
          {hasFacets && (
            <li>
              <SiteLink {...wider(withoutFacets)}>{translate('products.filter_clear')}</SiteLink>
            </li>
          )}
          {hasTransporterTypes && (
            <li>
              <SiteLink {...wider({ transporter_types: [] })}>
                {translate('search.empty_transporter_types')}
              </SiteLink>
            </li>
          )}
        </ul>
        {categories.some((category) => category.product_count > 0) && (
          <p>{translate('search.empty_groups')}</p>
        )}
      </div>
      <CategoryTiles categories={categories} />
    </section>
  );
}
