import { useRef } from 'react';
import { SiteLink } from '../../components/site-link.tsx';
import { Swatch } from '../../components/swatch.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { useRouteKey } from '../../shell/use-route-key.ts';
import { productCount } from '../../texts.ts';
import { FilterMenu } from './filter-menu.tsx';
import { filterQuery, withToggled, type Filter } from './filters.ts';
import './category-filters.css';

type CategoryFiltersProps = {
  filters: readonly Filter[];
  seoName: string;
  /** The number of products on all pages of the list. */
  count: number;
};

/**
 * Filters by size, finish and transporter type. Each choice is a link, so the filters work without scripts
 * and every choice has an address. Scroll position and focus stay for the next choice.
 */
export function CategoryFilters({ filters, seoName, count }: CategoryFiltersProps) {
  const translate = useTexts();
  const place = useRouteKey();
  const section = useRef<HTMLElement>(null);
  const chosen = filters.flatMap((filter) =>
    filter.offered.filter(({ key }) => filter.chosen.includes(key)).map((choice) => ({ filter, choice })),
  );
  if (filters.length === 0 || (count === 0 && chosen.length === 0)) return null;
  const list = {
    page: 'products',
    params: { seo_name: seoName },
    state: { place },
    rel: 'nofollow',
  } as const;
  // The clicked link disappears, so the focus moves to the section.
  const keepFocus = () => section.current?.focus({ preventScroll: true });
  return (
    <section ref={section} className="filters" aria-label={translate('products.filters')} tabIndex={-1}>
      <div className="filters-bar">
        {filters.map((filter) => (
          <FilterMenu key={filter.name} title={translate(filter.title)} chosen={filter.chosen.length}>
            {filter.offered.map((choice) => (
              <li key={choice.key}>
                <SiteLink
                  {...list}
                  query={filterQuery(filters, withToggled(filter, choice.key))}
                  className="filters-choice"
                  aria-current={filter.chosen.includes(choice.key) ? 'true' : undefined}
                >
                  {'color' in choice && <Swatch of={choice} />}
                  <span lang={choice.fallbacks?.name}>{choice.name}</span>
                  <span className="filters-count" aria-hidden>
                    {choice.count}
                  </span>
                  <span className="visually-hidden">, {productCount(translate, choice.count)}</span>
                </SiteLink>
              </li>
            ))}
          </FilterMenu>
        ))}
        <p className="filters-result" role="status">
          {productCount(translate, count)}
        </p>
      </div>
      {chosen.length > 0 && (
        <ul className="filters-chosen">
          {chosen.map(({ filter, choice }) => (
            <li key={`${filter.name} ${choice.key}`}>
              <SiteLink
                {...list}
                query={filterQuery(filters, withToggled(filter, choice.key))}
                className="filters-remove"
                aria-label={translate('products.filter_remove', { name: choice.name })}
                onClick={keepFocus}
              >
                <span lang={choice.fallbacks?.name}>{choice.name}</span>
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink {...list} className="filters-clear" onClick={keepFocus}>
              {translate('products.filter_clear')}
            </SiteLink>
          </li>
        </ul>
      )}
    </section>
  );
}
