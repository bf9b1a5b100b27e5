import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SiteSearch } from '#shared/api/search.ts';
import { searchParameters } from '#shared/rules/product-search.ts';
import { pagePath } from '../head/addresses.ts';
import { browserApi } from '../loading/browser-api.ts';
import { useSite } from '../loading/site-data.ts';
import { rememberSearch } from './recent-searches.ts';

/**
 * Runs a search as spec §4 has it: a flag while the call is pending; on success the results are kept, the
 * search bar closes (`onFound`), and the results page shows them without a second call; on failure the
 * flag is cleared and nothing is shown.
 */
export function useProductSearch(onFound?: () => void) {
  const { lang, prefix } = useSite();
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const search = async (wanted: SiteSearch) => {
    if (isSearching) return;
    setSearching(true);
    try {
      // What the browser's API has read is still there for the page's own loading.
      await browserApi(lang).searchProducts(wanted);
    } catch {
      setSearching(false);
      return;
    }
    setSearching(false);
    if (isGone.current) return;
    rememberSearch(wanted.search ?? '');
    onFound?.();
    await navigate(pagePath(prefix, { name: 'search_products', query: searchParameters(wanted) }));
  };
  return { isSearching, search };
}
