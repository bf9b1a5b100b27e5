import { createContext, startTransition, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { SiteData } from '../loading/site-data.ts';
import type { NavigateOptions, PageRouter, Shown } from './page-router.ts';
import type { SiteLocation } from './site-location.ts';

export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

/*
 * One context for each value that changes at a time of its own, so that a choice within a page draws only what depends
 * on the address.
 */
const ShownContext = createContext<Shown | undefined>(undefined);
const SiteContext = createContext<SiteData | undefined>(undefined);
const LoadingContext = createContext(false);
const NavigateContext = createContext<Navigate>(() => Promise.resolve());

/** Gives the parts of the document one page; on the server none follows. */
export function ShownPage({ shown, children }: { shown: Shown; children: ReactNode }) {
  return (
    <ShownContext value={shown}>
      <SiteContext value={shown.site}>{children}</SiteContext>
    </ShownContext>
  );
}

/** Gives the parts of the document the pages that a router opens. */
export function Routing({ router, children }: { router: PageRouter; children: ReactNode }) {
  const [{ shown, isLoading }, setState] = useState(router.state);
  useLayoutEffect(() => {
    let wasLoading = false;
    return router.subscribe(() => {
      const next = router.state();
      const isNewPage = wasLoading && !next.isLoading;
      wasLoading = next.isLoading;
      // A new page is drawn in pieces, so that a touch in between is answered. A choice within the page is urgent: a
      // transition would wait for late parts of the page that have not loaded yet.
      if (isNewPage) startTransition(() => setState(next));
      else setState(next);
    });
  }, [router]);
  return (
    <NavigateContext value={router.navigate}>
      <LoadingContext value={isLoading}>
        <ShownPage shown={shown}>{children}</ShownPage>
      </LoadingContext>
    </NavigateContext>
  );
}

export function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('There is no page here');
  return shown;
}

/** The data that all pages of a language share; undefined if they could not be loaded. */
export function useSiteIfLoaded(): SiteData | undefined {
  return use(SiteContext);
}

export function useLocation(): SiteLocation {
  return useShown().location;
}

export function useNavigate(): Navigate {
  return use(NavigateContext);
}

/** Whether another page is being loaded. */
export function useIsLoading(): boolean {
  return use(LoadingContext);
}

/** The data of the shown page; `Data` is what its `load` returns. */
export function usePageData<Data>(): Data {
  const { page } = useShown();
  if (!page) throw new Error('The page was rendered without its data');
  return page.data as Data;
}
