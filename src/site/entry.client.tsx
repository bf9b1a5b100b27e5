import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Early } from './head/deferred-scripts.ts';

// The site blocks the context menu (docs/product.md, "Moving between pages").
document.addEventListener('contextmenu', (event) => event.preventDefault());

const earlyClick = (window as Early).takeEarlyClick?.();

/**
 * Repeats what the visitor pressed before React listened; runs once the page works. It stands around the page, not
 * beside it: a sibling that the server does not render changes the ids of `useId`.
 */
function EarlyClick({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The journeys wait for this mark.
    document.documentElement.dataset.scripts = 'ready';
    earlyClick?.click();
    // What the first move to another page needs.
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
