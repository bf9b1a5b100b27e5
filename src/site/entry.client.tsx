import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Early } from './head/deferred-scripts.ts';
import { readSheets, SheetsContext } from './head/sheets.ts';
import { readDocumentData } from './loading/document-data.ts';
import { Root } from './root.tsx';
import type { SitePageName } from '#shared/site-pages.ts';
import { matchPage } from './routing/page-address.ts';
import { loadPage } from './routing/load-page.ts';
import { importPage } from './routing/page-module.ts';
import { createPageRouter } from './routing/page-router.ts';
import { Routing } from './routing/routing.tsx';
import { locationOf } from './routing/site-location.ts';

// The site blocks the context menu (docs/product.md, "Moving between pages").
document.addEventListener('contextmenu', (event) => event.preventDefault());

const takeEarlyClick = () => (window as Early).takeEarlyClick?.();

/**
 * Repeats the last click that happened before React listened. It wraps the page, because a sibling that the
 * server does not render would change the ids of `useId`.
 */
function EarlyClick({ click, children }: { click: () => void; children: ReactNode }) {
  useEffect(() => {
    // The end-to-end tests wait for this mark.
    document.documentElement.dataset.scripts = 'ready';
    // Only the render after this one knows what the visitor entered before the click.
    setTimeout(click);
    // This loads early the code that the first navigation needs.
    import('./loading/prefetch.ts').catch(() => undefined);
  }, [click]);
  return children;
}

/** Imports the page's code. If that fails, the browser follows the clicked link, and all later ones, normally. */
async function importModule(name: SitePageName) {
  try {
    return await importPage(name);
  } catch (error) {
    takeEarlyClick()?.click();
    throw error;
  }
}

const location = locationOf(window.location, history.state);
const match = matchPage(location.pathname);
if (match) {
  const { site, page: data } = readDocumentData();
  const page = data === undefined ? undefined : { module: await importModule(match.name), data };
  const router = createPageRouter({ ...match, location, movement: 'pop', site, page }, loadPage);
  const earlyClick = takeEarlyClick();
  const click = () => earlyClick?.click();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyClick click={click}>
          <SheetsContext value={readSheets()}>
            <Routing router={router}>
              <Root />
            </Routing>
          </SheetsContext>
        </EarlyClick>
      </StrictMode>,
    );
  });
} else {
  takeEarlyClick()?.click();
}
