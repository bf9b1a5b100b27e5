import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '#panel/api/queries.ts';
import { resetPanel } from './open-panel.tsx';

configure({ asyncUtilTimeout: 15_000 });

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
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
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
