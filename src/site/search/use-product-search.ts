import { useEffect, useRef, useState } from 'react';
import type { SiteSearch } from '#features/product-search/search.ts';
import { searchParameters } from '#features/product-search/product-search.rules.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { loadApi } from '../loading/load-api.ts';
import { useSite } from '../loading/site-data.ts';
import { useNavigate } from '../routing/routing.tsx';
import { rememberSearch } from './recent-searches.ts';

/**
 * Runs a search (docs/product.md, "Search"). On success it calls `onFound` and opens the results page, which
 * reads the cached answer; on failure it only clears the pending flag.
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
      // This fills the API's cache, which the results page then uses.
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
