import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kinds } from '#features/record-kinds.ts';
import { paths } from '#shared/panel-paths.ts';
import { recordLink } from './record-link.ts';
import { screenOfRecord } from './record-screens.ts';

const stored = new Map<string, string>();
let record: object;
beforeEach(() => {
  stored.clear();
  record = {};
  vi.stubGlobal('window', { location: { origin: 'http://panel' } });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => Response.json(record));
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['certificates', '/admin/pages/about?tab=certificates&open=7'],
  ['school-tours', '/admin/pages/fairs?tab=school-tours&open=7'],
  ['sizes', '/admin/lists?tab=sizes&open=7'],
  ['media', '/admin/media?open=7'],
  ['page-meta', '/admin/page-meta?route=7'],
  ['offer', '/admin/contact?type=offer&message=7'],
  ['configuration', '/admin/settings/site'],
  ['yok', '/admin/404'],
])('a record of %s opens on its screen', async (resource, address) => {
  expect(await screenOfRecord(recordLink(resource, 7))).toBe(address);
});

it.each([
  ['posts/blog', '/admin/pages/blog/update', 'chosen_blog'],
  ['posts/fairs', '/admin/pages/fairs/update', 'chosen_fairs'],
  ['posts/videos', '/admin/pages/videos/update', 'chosen_videos'],
  ['products', '/admin/pages/products/update', 'chosen_products'],
])('a record of %s is chosen for its form', async (resource, address, key) => {
  expect(await screenOfRecord(recordLink(resource, 7, 'en'))).toBe(`${address}?lang=en`);
  expect(stored.get(key)).toBe('7');
});

it.each([
  ['contents', { page: 'home', section: 'slider' }, '/admin/pages/home?tab=slider&open=7'],
  [
    'contents',
    { page: 'breadcrumbs', section: 'contract' },
    '/admin/pages/home?tab=banners&page=contract&open=7',
  ],
  ['categories', { section: 'products' }, '/admin/pages/products-categories?open=7'],
  ['categories', { section: 'school-tours' }, '/admin/pages/products-categories?tree=school-tours&open=7'],
])('a record of %s in %j opens in the list of its place', async (resource, place, address) => {
  record = place;
  expect(await screenOfRecord(recordLink(resource, 7))).toBe(address);
});

it('no two kinds have the same address, and every address has a screen of the panel', () => {
  const resources = kinds.map(({ resource }) => resource);
  expect(new Set(resources).size).toBe(resources.length);
  const screens = new Set<string>(Object.values(paths));
  for (const { screen, resource } of kinds) {
    const list = 'list' in screen ? screen.list : screen.listOf({ page: 'home', section: 'slider' });
    expect(screens, resource).toContain(list.split('?')[0]);
    if ('form' in screen) expect(screens, resource).toContain(screen.form);
  }
});
