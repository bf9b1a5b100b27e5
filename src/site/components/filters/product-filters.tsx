import { useRef } from 'react';
import type { FacetChoice } from '#features/product-search/facets.ts';
import { useTexts } from '../../loading/site-data.ts';
import { useRouteKey } from '../../shell/use-route-key.ts';
import { productCount } from '#features/languages/translate.rules.ts';
import { SiteLink } from '../site-link.tsx';
import { Swatch } from '../swatch.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { filterQuery, withToggled, type Filter } from './filters.ts';
import { useQuickChoices, type FilteredList } from './use-quick-choices.ts';
import './product-filters.css';

type ProductFiltersProps = {
  filters: readonly Filter[];
  list: FilteredList;
  /** The number of shown products; undefined if the page says it elsewhere. */
  count?: number;
  /** True if the counts are the least, because more products match. */
  isPartial?: boolean;
};

/**
 * Filters of a list. Each choice is a link, so the filters work without scripts and every choice has an address;
 * one that would show nothing is no link. Scroll position and focus stay for the next choice.
 */
export function ProductFilters({ filters, list, count, isPartial }: ProductFiltersProps) {
  const translate = useTexts();
  const state = { place: useRouteKey() };
  const quick = useQuickChoices(filters, list, state);
  const section = useRef<HTMLElement>(null);
  const chosen = filters.flatMap((filter) =>
    filter.offered.filter(({ key }) => filter.chosen.includes(key)).map((choice) => ({ filter, choice })),
  );
  if (filters.length === 0 || (count === 0 && chosen.length === 0)) return null;
  const link = { ...list, state, rel: 'nofollow' } as const;
  const toggled = (filter: Filter, { key }: FacetChoice) => ({
    ...list.query,
    ...filterQuery(withToggled(filters, filter.name, key)),
  });
  // The clicked link disappears, so the focus moves to the section.
  const keepFocus = () => section.current?.focus({ preventScroll: true });
  return (
    <section ref={section} className="filters" aria-label={translate('products.filters')} tabIndex={-1}>
      <div className="filters-bar">
        {filters.map((filter) => (
          <FilterMenu
            key={filter.label ?? filter.name}
            title={filter.label ?? translate(filter.title)}
            chosen={filter.offered.filter(({ key }) => filter.chosen.includes(key)).length}
          >
            {filter.offered.map((choice) => {
              const isChosen = filter.chosen.includes(choice.key);
              const content = <ChoiceContent choice={choice} isPartial={isPartial} />;
              return (
                <li key={choice.key}>
                  {choice.count > 0 || isChosen || isPartial ? (
                    <SiteLink
                      {...link}
                      query={toggled(filter, choice)}
                      className="filters-choice"
                      onClick={quick.toggle(filter, choice.key)}
                      aria-current={isChosen ? 'true' : undefined}
                    >
                      {content}
                    </SiteLink>
                  ) : (
                    <span className="filters-choice" role="link" aria-disabled>
                      {content}
                    </span>
                  )}
                </li>
              );
            })}
          </FilterMenu>
        ))}
        {count !== undefined && (
          <p className="filters-result" role="status">
            {productCount(translate, count)}
          </p>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className="filters-chosen">
          {chosen.map(({ filter, choice }) => (
            <li key={`${filter.name} ${choice.key}`}>
              <SiteLink
                {...link}
                query={toggled(filter, choice)}
                className="filters-remove"
                aria-label={translate('products.filter_remove', { name: choice.name })}
                onClick={(event) => {
                  keepFocus();
                  quick.toggle(filter, choice.key)(event);
                }}
              >
                <span lang={choice.fallbacks?.name}>{choice.name}</span>
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink
              {...link}
              className="filters-clear"
              onClick={() => {
                keepFocus();
                quick.clear();
              }}
            >
              {translate('products.filter_clear')}
            </SiteLink>
          </li>
        </ul>
      )}
    </section>
  );
}

function ChoiceContent({ choice, isPartial }: { choice: FacetChoice; isPartial: boolean | undefined }) {
  const translate = useTexts();
  const { color, image = null, count } = choice;
  return (
    <>
      {color !== undefined && <Swatch of={{ ...choice, color, image }} />}
      <span lang={choice.fallbacks?.name}>{choice.name}</span>
      {/* A count over the first products alone would mislead. */}
      {!isPartial && (
        <>
          <span className="filters-count" aria-hidden>
            {count}
          </span>
          <span className="visually-hidden">, {productCount(translate, count)}</span>
        </>
      )}
    </>
  );
}
