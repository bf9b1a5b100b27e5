import { useEffect, useState } from 'react';
import type { FoundProduct } from '#shared/api/search.ts';
import { cleanSearch } from '#shared/rules/product-search.ts';
import { browserApi } from '../loading/browser-api.ts';
import { useSite } from '../loading/site-data.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import type { Suggestion } from './suggestion-list.tsx';
import { createSuggestions } from './suggestions.ts';

const maxSuggestions = 6;

/**
 * Suggestions for the text of a search: products, or recent searches while the text is empty.
 * `active` is the index of the highlighted suggestion, -1 for none.
 */
export function useSuggestions(text: string, isOpenAtStart: boolean) {
  const { lang } = useSite();
  const [products, setProducts] = useState<readonly FoundProduct[]>([]);
  const [recent, setRecent] = useState<readonly string[]>(() => (isOpenAtStart ? recentSearches() : []));
  const [active, setActive] = useState(-1);
  const [source] = useState(() =>
    createSuggestions({
      read: (search) => browserApi(lang).searchProducts({ search, limit: maxSuggestions }),
      show: (found) => {
        setProducts(found);
        setActive(-1);
      },
    }),
  );
  useEffect(() => () => source.stop(), [source]);

  const isEmpty = cleanSearch(text) === '';
  const suggestions: Suggestion[] = isEmpty
    ? recent.map((search) => ({ kind: 'recent', search }))
    : products.map((product) => ({ kind: 'product', product }));
  return {
    suggestions,
    isEmpty,
    productCount: products.length,
    active,
    setActive,
    /** Updates the suggestions for a changed text. */
    onType: (typed: string) => {
      setActive(-1);
      source.type(typed);
      if (cleanSearch(typed) === '') setRecent(recentSearches());
    },
    stop: () => source.stop(),
    forgetRecent: () => {
      forgetSearches();
      setRecent([]);
    },
  };
}
