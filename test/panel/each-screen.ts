import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '#panel/api/queries.ts';
import { resetPanel } from './open-panel.tsx';

// For a failed query, the first line of the message says enough; the rest would be the whole page.
const getElementError = (message: string | null) => new Error(message?.split('\n')[0] ?? '');
configure({ asyncUtilTimeout: 15_000, getElementError });

// Tests need not wait between the attempts of a query.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

// These replace what jsdom lacks: a window with a size and a mouse, and the functions that need a layout.

Object.assign(window, {
  matchMedia: (query: string): MediaQueryList =>
    ({
      media: query,
      matches: matchesWindow(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  scrollTo: () => undefined,
});
const nothing = () => undefined;
Object.assign(Element.prototype, { scrollIntoView: nothing, setPointerCapture: nothing });
// Virtual lists render as many rows as fit their box, so elements need a size.
Object.defineProperties(Element.prototype, { clientHeight: { value: 800 }, clientWidth: { value: 800 } });
Object.assign(document, { elementFromPoint: () => null, fonts: new EventTarget() });
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });

const deskWidth = 1440;
window.innerWidth = deskWidth;

function matchesWindow(query: string): boolean {
  const [, bound, pixels] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? [];
  if (bound === 'min') return window.innerWidth >= Number(pixels);
  if (bound === 'max') return window.innerWidth <= Number(pixels);
  return query.includes('reduced-motion');
}

afterEach(() => {
  cleanup();
  resetPanel();
  window.innerWidth = deskWidth;
  localStorage.clear();
  sessionStorage.clear();
});
