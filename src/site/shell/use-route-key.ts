import { useLocation } from '../routing/routing.tsx';

/**
 * A key of the current route. It stays the same when only the `#fragment` or the chosen variant changes, and
 * after links whose state names the `place` to stay at, such as filters.
 */
export function useRouteKey(): string {
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as { place?: string } | null;
  return state?.place ?? pathname + search.replace(/[?&]v=[^&]*/, '');
}
