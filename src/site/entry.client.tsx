import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Early } from './head/deferred-scripts.ts';

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

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <EarlyClick>
        <HydratedRouter />
      </EarlyClick>
    </StrictMode>,
  );
});
