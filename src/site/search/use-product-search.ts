import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SiteSearch } from '#features/product-search/search.ts';
import { searchParameters } from '#features/product-search/product-search.rules.ts';
import { pagePath } from '../head/addresses.ts';
import { loadApi } from '../loading/load-api.ts';
import { useSite } from '../loading/site-data.ts';
import { rememberSearch } from './recent-searches.ts';

/**
 * Runs a search (docs/product.md, "Search"). On success `onFound` is called and the results page opens, which
 * takes the results from the cache; on failure only the flag is cleared.
 */
export function useProductSearch(onFound?: () => void) {
  const { lang, prefix } = useSite();
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const search = async (wanted: SiteSearch) => {
    if (isSearching) return;
    setSearching(true);
    try {
      // Fills the cache of the API, from which the results page then loads.
      const api = await loadApi(lang);
      await api.searchProducts(wanted);
    } catch {
      setSearching(false);
      return;
    }
    setSearching(false);
    if (isUnmounted.current) return;
    rememberSearch(wanted.search ?? '');
    onFound?.();
    await navigate(pagePath(prefix, { name: 'search_products', query: searchParameters(wanted) }));
  };
  return { isSearching, search };
}
