import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Early } from './head/deferred-scripts.ts';

// The site blocks the context menu (docs/product.md, "Moving between pages").
document.addEventListener('contextmenu', (event) => event.preventDefault());

const earlyClick = (window as Early).takeEarlyClick?.();

/** Repeats what the visitor pressed before React listened; rendered beside the page, so it runs once that works. */
function EarlyClick() {
  useEffect(() => earlyClick?.click(), []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <EarlyClick />
    </StrictMode>,
  );
});
