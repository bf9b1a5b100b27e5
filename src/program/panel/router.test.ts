import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { isCurrent, isGroup, menu, profileEntry } from '#panel/navigation/navigation.ts';
import { recordPath } from '#panel/navigation/record-link.ts';
import { paths } from '#shared/panel-paths.ts';
import { panelRoutes } from './router.tsx';

const routes = panelRoutes({ name: 'Ayşe', email: 'ayse@ornek.com', role_group: 'admin' });
const entries = menu.flatMap(({ items }) => items).flatMap((item) => (isGroup(item) ? item.entries : [item]));
const screenAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

it.each(entries.map(({ label, path }) => [label, path]))('the menu entry %s opens a screen', (_, path) => {
  expect(screenAt(path)).toBe(path);
});

/** The footer leads to what is new in a release; nothing leads to a screen that was not found. */
const outsideMenus: readonly string[] = [paths.releases, paths.notFound];

it.each(Object.values(paths))(
  '%s is a screen below an entry of the side menu or the profile menu',
  (path) => {
    expect(screenAt(path)).toBe(path);
    const isReached = [...entries, profileEntry].some((entry) => isCurrent(entry, path));
    expect(isReached).toBe(!outsideMenus.includes(path));
  },
);

it('the table of addresses names every screen, so that the journey over all screens meets a new one', () => {
  const screens = (route: RouteObject): string[] => [
    ...(route.path === undefined ? [] : [route.path]),
    ...(route.children ?? []).flatMap(screens),
  ];
  const others = new Set(['/admin', recordPath, '*']);
  const found = routes.flatMap(screens).filter((path) => !others.has(path));
  expect(found.toSorted()).toEqual(Object.values<string>(paths).toSorted());
});

it.each(['/admin/olmayan', '/admin/pages', '/admin/pages/products/5'])('%s is not a screen', (path) => {
  expect(screenAt(path)).toBe('*');
});
