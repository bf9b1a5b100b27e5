import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Early } from './head/deferred-scripts.ts';
import { readSheets, SheetsContext } from './head/sheets.ts';
import { readDocumentData } from './loading/document-data.ts';
import { Root } from './root.tsx';
import { matchPage } from './routing/page-address.ts';
import { loadPage } from './routing/load-page.ts';
import { importPage } from './routing/page-module.ts';
import { createPageRouter } from './routing/page-router.ts';
import { Routing } from './routing/routing.tsx';
import { locationOf } from './routing/site-location.ts';

// The site blocks the context menu (docs/product.md, "Moving between pages").
document.addEventListener('contextmenu', (event) => event.preventDefault());

const earlyClick = (window as Early).takeEarlyClick?.();

/**
 * Repeats the last click that happened before React listened. It wraps the page, because a sibling that the
 * server does not render would change the ids of `useId`.
 */
function EarlyClick({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The end-to-end tests wait for this mark.
    document.documentElement.dataset.scripts = 'ready';
    earlyClick?.click();
    // This loads early the code that the first navigation needs.
    import('./loading/prefetch.ts').catch(() => undefined);
  }, []);
  return children;
}

const location = locationOf(window.location, history.state);
const match = matchPage(location.pathname);
if (match) {
  const { site, page: data } = readDocumentData();
  const page = data === undefined ? undefined : { module: await importPage(match.name), data };
  const router = createPageRouter({ ...match, location, movement: 'pop', site, page }, loadPage);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyClick>
          <SheetsContext value={readSheets()}>
            <Routing router={router}>
              <Root />
            </Routing>
          </SheetsContext>
        </EarlyClick>
      </StrictMode>,
    );
  });
}
