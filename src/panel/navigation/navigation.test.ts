import { IconMail } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { isCurrent, isGroup, menu, type MenuEntry } from './navigation.ts';

const entries = menu.flatMap(({ items }) => items).flatMap((item) => (isGroup(item) ? item.entries : [item]));

/** Required entries by route name; the panel may have more. */
const required = [
  ...['dashboard', 'pageMeta', 'pages.home', 'pages.corporate.about', 'pages.corporate.visionMission'],
  ...['pages.catalogue', 'pages.fairs', 'pages.blog', 'pages.videos', 'pages.products'],
  ...['pages.products.categories', 'settings.contactInfo', 'settings.socialMedia', 'contracts'],
  ...['settings.site', 'users', 'languages', 'contact', 'newsletterSub', 'dataRequests', 'support'],
];

it('the menu has every required entry, in this order', () => {
  const names = entries.map(({ name }) => name);
  expect(names.filter((name) => required.includes(name))).toEqual(required);
});

it.each([
  ['/admin/dashboard', ['dashboard']],
  ['/admin/pages/products', ['pages.products']],
  ['/admin/pages/products/insert', ['pages.products']],
  ['/admin/pages/products/update', ['pages.products']],
  ['/admin/pages/products-categories', ['pages.products.categories']],
  ['/admin/404', []],
])('the address %s highlights exactly the entries %j', (pathname, names) => {
  expect(entries.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.name)).toEqual(names);
});

const inbox: MenuEntry = { name: 'contact', label: 'İletişim', path: '/admin/contact', icon: IconMail };

it('an entry is highlighted on all its screens, also at addresses of another name', () => {
  const contracts = { ...inbox, path: '/admin/contracts', below: ['/admin/contract-update'] };
  expect(isCurrent(contracts, '/admin/contract-update')).toBe(true);
  expect(isCurrent(contracts, '/admin/contract-insert')).toBe(false);
});
