import { useLocation } from 'react-router';

/** A key of the current route; it does not change when only the `#fragment` does. */
export function useRouteKey(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
