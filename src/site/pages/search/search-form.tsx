import type { SiteSearch } from '#features/product-search/search.ts';
import type { TransporterType } from '#features/transporter-types/transporter-type.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { filterKeys } from '#shared/rules/category-filter.ts';
import { cleanSearch, isSearchType, searchTypes } from '#features/product-search/product-search.rules.ts';
import { buttonClass } from '#ui/button.tsx';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { SearchField } from '../../search/search-field.tsx';
import { useProductSearch } from '../../search/use-product-search.ts';
import './search-form.css';

type SearchFormProps = {
  wanted: SiteSearch;
  transporterTypes: readonly TransporterType[];
  /** The number of results that each type would show; undefined if they were not all counted. */
  counts: ReadonlyMap<string, number> | undefined;
};

const typeTexts: Record<(typeof searchTypes)[number], TextKey> = {
  all: 'search.where_all',
  name: 'search.where_name',
  code: 'search.where_code',
};

/** The search text and all filters. Without scripts it is a plain form that opens the results page. */
export function SearchForm({ wanted, transporterTypes, counts }: SearchFormProps) {
  const { prefix } = useSite();
  const translate = useTexts();
  const { isSearching, search } = useProductSearch();
  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = readForm(event.currentTarget);
    // Another text is another search, which begins without the facets of the bar.
    void search(given.search === wanted.search ? { ...wanted, ...given } : given);
  };
  return (
    <form
      role="search"
      className="search-form"
      action={pagePath(prefix, { name: 'search_products' })}
      aria-label={translate('search.title')}
      aria-busy={isSearching}
      onSubmit={onSubmit}
    >
      <div className="search-form-text">
        <SearchField
          initialText={wanted.search ?? ''}
          onSearch={(text) => void search({ ...wanted, search: text })}
        />
        <button type="submit" className={buttonClass()}>
          {translate('search.submit')}
        </button>
      </div>
      <fieldset>
        <legend>{translate('search.where')}</legend>
        {searchTypes.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name="search_type"
              value={type}
              defaultChecked={type === (wanted.search_type ?? 'all')}
            />
            {translate(typeTexts[type])}
          </label>
        ))}
      </fieldset>
      {transporterTypes.length > 0 && (
        <fieldset>
          <legend>{translate('products.filter')}</legend>
          {transporterTypes.map(({ key, name, fallbacks }) => (
            <label key={key} lang={fallbacks?.name}>
              <input
                type="checkbox"
                name="transporter_types"
                value={key}
                defaultChecked={wanted.transporter_types?.includes(key) ?? false}
              />
              {name}
              {counts && <span className="filters-count">{counts.get(key) ?? 0}</span>}
            </label>
          ))}
        </fieldset>
      )}
      {isSearching && <span className="pending-line" aria-hidden />}
    </form>
  );
}

function readForm(form: HTMLFormElement): SiteSearch {
  const given = new FormData(form);
  const texts = (name: string) => given.getAll(name).filter((value) => typeof value === 'string');
  const [type] = texts('search_type');
  return {
    search_type: isSearchType(type) ? type : 'all',
    search: cleanSearch(texts('search').join(' ')),
    transporter_types: filterKeys(texts('transporter_types').join(',')),
  };
}
