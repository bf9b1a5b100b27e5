import type { SitePageName } from '#shared/site-pages.ts';
import type { SiteData } from '../loading/site-data.ts';
import type { PageParams } from './page-address.ts';
import type { PageModule } from './page-module.ts';
import { Redirect } from './redirect.ts';
import {
  entryState,
  hrefOf,
  isFragmentChange,
  locationOf,
  newLocation,
  type SiteLocation,
} from './site-location.ts';

/** How a page came onto the screen: a new entry of the history, one in place of another, or an existing one. */
export type Movement = 'push' | 'replace' | 'pop';

/** The page on the screen. `site` and `page` are undefined if they could not be loaded. */
export type Shown = {
  location: SiteLocation;
  movement: Movement;
  name: SitePageName;
  params: PageParams;
  site: SiteData | undefined;
  page: { module: PageModule; data: unknown } | undefined;
};

export type RouterState = { shown: Shown; isLoading: boolean };

export type NavigateOptions = { replace?: boolean | undefined; state?: unknown };

export type PageRouter = {
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  /** Opens an address after its data have arrived. Resolves when it is shown or another navigation began. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>;
};

/** Loads a page, or returns a redirect if another address answers or only a new document can show the page. */
export type LoadPage = (shown: Shown, location: SiteLocation) => Promise<LoadedPage | Redirect>;
export type LoadedPage = Omit<Shown, 'location' | 'movement'>;

/** The router of this document, which shows `first`. */
export function createPageRouter(first: Shown, loadPage: LoadPage): PageRouter {
  let state: RouterState = { shown: first, isLoading: false };
  const listeners = new Set<() => void>();
  // A visitor may choose another link before the first one has loaded; only the last one counts.
  let newest = 0;

  const set = (changed: RouterState) => {
    state = changed;
    for (const listener of listeners) listener();
  };

  const show = (shown: Shown) => {
    const { location, movement } = shown;
    if (movement === 'push') history.pushState(entryState(location), '', hrefOf(location));
    if (movement === 'replace') history.replaceState(entryState(location), '', hrefOf(location));
    set({ shown, isLoading: false });
  };

  const open = async (location: SiteLocation, movement: Movement): Promise<void> => {
    const turn = ++newest;
    const { shown } = state;
    if (fitsShown(shown, location)) {
      show({ ...shown, location, movement });
      return;
    }
    set({ shown, isLoading: true });
    const next = await loadPage(shown, location);
    if (turn !== newest) return;
    if (!(next instanceof Redirect)) show({ ...next, location, movement });
    else if (next.needsDocument) openDocument(next.location);
    else {
      const target = newLocation(new URL(next.location, window.location.href), null);
      await open(target, movement === 'push' ? 'push' : 'replace');
    }
  };

  window.addEventListener('popstate', ({ state: entry }) => {
    void open(locationOf(window.location, entry), 'pop');
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace, state: kept = null } = {}) => {
      const url = new URL(to, window.location.href);
      // A second visit of the same address would need two steps back.
      const isSame = hrefOf(url) === hrefOf(state.shown.location);
      return open(newLocation(url, kept), (replace ?? isSame) ? 'replace' : 'push');
    },
  };
}

function openDocument(href: string): void {
  // After a step back the browser is at the address already, and a fragment would keep it from loading it.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

/** Whether the data on the screen also fit `next`: only the fragment differs, or the page says so. */
function fitsShown({ location, page }: Shown, next: SiteLocation): boolean {
  if (isFragmentChange(location, next)) return true;
  if (location.pathname !== next.pathname || location.search === next.search) return false;
  return page?.module.keepsData ?? false;
}
