import { createContext, startTransition, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { NavigateOptions, PageRouter, RouterState, Shown } from './page-router.ts';
import type { SiteLocation } from './site-location.ts';

export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

type Routing = RouterState & { navigate: Navigate };

const RoutingContext = createContext<Routing | undefined>(undefined);

/** Shows one page, on the server. */
export function StillRouting({ shown, children }: { shown: Shown; children: ReactNode }) {
  const routing = { shown, isLoading: false, navigate: () => Promise.resolve() };
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

/** Shows the pages that a router opens. */
export function Routing({ router, children }: { router: PageRouter; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(
    () =>
      router.subscribe(() => {
        const next = router.state();
        // A large page is rendered in pieces, so that a touch in between is answered at once.
        if (next.isLoading) setState(next);
        else startTransition(() => setState(next));
      }),
    [router],
  );
  return <RoutingContext value={{ ...state, navigate: router.navigate }}>{children}</RoutingContext>;
}

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('There is no page here');
  return routing;
}

export function useShown(): Shown {
  return useRouting().shown;
}

export function useLocation(): SiteLocation {
  return useRouting().shown.location;
}

export function useNavigate(): Navigate {
  return useRouting().navigate;
}

/** Whether another page is being loaded. */
export function useIsLoading(): boolean {
  return useRouting().isLoading;
}

/** The data of the shown page; `Data` is what its `load` returns. */
export function usePageData<Data>(): Data {
  const { page } = useShown();
  if (!page) throw new Error('The page was rendered without its data');
  return page.data as Data;
}
