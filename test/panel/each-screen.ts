import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '#panel/api/queries.ts';
import { resetPanel } from './open-panel.tsx';

// The whole page behind a failed query says less than its first line.
const getElementError = (message: string | null) => new Error(message?.split('\n')[0] ?? '');
configure({ asyncUtilTimeout: 15_000, getElementError });

// A repeated read need not wait in a test.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

// What jsdom lacks: a window with a width, without movement, and with a mouse.

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
// Lists draw the rows that their box has room for.
Object.defineProperties(Element.prototype, { clientHeight: { value: 800 }, clientWidth: { value: 800 } });
Object.assign(document, { elementFromPoint: () => null });
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
