import { useEffect, useRef, type MouseEvent } from 'react';
import type { SitePageName } from '#shared/site-pages.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useSite } from '../../loading/site-data.ts';
import { useNavigate } from '../../routing/routing.tsx';
import { filterQuery, withToggled, type Filter } from './filters.ts';

/** The list without filters: its page and other parameters. */
export type FilteredList = {
  page: SitePageName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
};

/**
 * Click handlers for links to choices. The link of a second choice, clicked before the list has followed the first
 * one, would lead to the second alone; its handler leads to both.
 */
export function useQuickChoices(filters: readonly Filter[], list: FilteredList, state: object) {
  const navigate = useNavigate();
  const { prefix } = useSite();
  const shown = JSON.stringify(filterQuery(filters));
  const wanted = useRef<readonly Filter[]>(undefined);
  useEffect(() => {
    wanted.current = undefined;
  }, [shown]);
  return {
    toggle: (filter: Filter, key: string) => (event: MouseEvent) => {
      // The browser opens these in a tab or window of their own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const isFollowing = wanted.current !== undefined;
      wanted.current = withToggled(wanted.current ?? filters, filter.name, key);
      if (!isFollowing) return;
      event.preventDefault();
      const query = { ...list.query, ...filterQuery(wanted.current) };
      void navigate(pagePath(prefix, { name: list.page, params: list.params ?? {}, page: 1, query }), {
        state,
      });
    },
    clear: () => {
      wanted.current = filters.map((filter) => ({ ...filter, chosen: [] }));
    },
  };
}
