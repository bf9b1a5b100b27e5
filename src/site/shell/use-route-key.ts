import { useLocation } from 'react-router';

/**
 * A key of the current route. It does not change with the `#fragment` or the chosen variant, nor after a link whose
 * state names the `place` that it stays at, such as a filter's.
 */
export function useRouteKey(): string {
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as { place?: string } | null;
  return state?.place ?? pathname + search.replace(/[?&]v=[^&]*/, '');
}
