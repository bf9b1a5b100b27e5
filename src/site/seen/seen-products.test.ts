import { afterEach, expect, it, vi } from 'vitest';
import { rememberProduct, seenProducts } from './seen-products.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
  return stored;
}

it('the last twelve products are kept, the latest first and each once', () => {
  stubStorage();
  for (let id = 1; id <= 14; id += 1) rememberProduct(id);
  rememberProduct(10);
  expect(seenProducts()).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3]);
});

it.each(['', 'x', '{}', 'null', '["1",-2,0.5,null]'])('unreadable content is no product: %j', (text) => {
  stubStorage({ recently_seen: text });
  expect(seenProducts()).toEqual([]);
});

it('without a storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberProduct(1);
  expect(seenProducts()).toEqual([]);
});
