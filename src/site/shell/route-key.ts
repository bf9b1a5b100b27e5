import { useLocation } from 'react-router';

/** Changes with every change of route; a jump inside the page is none. */
export function useRouteKey(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
