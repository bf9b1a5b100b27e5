import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundProduct } from '#features/product-search/search.ts';
import { cleanSearch } from '#features/product-search/product-search.rules.ts';
import { loadApi } from '../loading/load-api.ts';
import { useSite } from '../loading/site-data.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import type { Suggestion } from './suggestion-list.tsx';
import { suggestCategories } from './category-suggestions.ts';
import { createSuggestions } from './suggestions.ts';

const maxProducts = 6;
const maxCategories = 3;

/**
 * The suggestions for a search text: categories, products and all results, or recent searches if the text is
 * empty. `active` is the index of the highlighted suggestion, -1 for none.
 */
export function useSuggestions(text: string, isOpenAtStart: boolean) {
  const { lang, categories: menu } = useSite();
  const [products, setProducts] = useState<readonly FoundProduct[]>();
  const [recent, setRecent] = useState<readonly string[]>(() => (isOpenAtStart ? recentSearches() : []));
  const [active, setActive] = useState(-1);
  const [source] = useState(() =>
    createSuggestions({
      read: async (search, signal) =>
        (await loadApi(lang)).searchProducts({ search, limit: maxProducts }, signal),
      show: (found) => {
        setProducts(found);
        setActive(-1);
      },
    }),
  );
  // This handles a text that was typed while the field's code was loading.
  const start = useEffectEvent(() => isOpenAtStart && source.type(text));
  useEffect(() => {
    start();
    return () => source.stop();
  }, [source]);

  const search = cleanSearch(text);
  const found: Suggestion[] = (products ? suggestCategories(menu, search, maxCategories) : []).map(
    (category) => ({ kind: 'category', category }),
  );
  for (const product of products ?? []) found.push({ kind: 'product', product });
  const suggestions: Suggestion[] =
    search === '' ? recent.map((each) => ({ kind: 'recent', search: each })) : found;
  return {
    suggestions: products?.length ? [...suggestions, { kind: 'all', search } as const] : suggestions,
    /** The number of categories and products; undefined while there is no answer for the text. */
    count: search === '' || !products ? undefined : found.length,
    active,
    setActive,
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
