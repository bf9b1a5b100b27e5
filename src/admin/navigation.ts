import { IconChartBar, IconFolders, IconPackage, IconPackages, type Icon } from '@tabler/icons-react';

/** Addresses of the panel's screens (spec §2.4). */
export const paths = {
  dashboard: '/admin/dashboard',
  products: '/admin/pages/products',
  productInsert: '/admin/pages/products/insert',
  productUpdate: '/admin/pages/products/update',
  categories: '/admin/pages/products-categories',
  notFound: '/admin/404',
} as const;

/** `name` is the route name of spec §2.5; `below` are screens of the entry whose address does not begin with its own. */
export type MenuEntry = {
  name: string;
  label: string;
  path: string;
  icon: Icon;
  below?: readonly string[];
};
export type MenuGroup = { label: string; icon: Icon; entries: readonly MenuEntry[] };
export type MenuSection = { label?: string; items: readonly (MenuEntry | MenuGroup)[] };

/** The side menu: the one registry of what it shows. An entry appears with its screen. */
export const menu: readonly MenuSection[] = [
  { items: [{ name: 'dashboard', label: 'İstatistikler', path: paths.dashboard, icon: IconChartBar }] },
  {
    label: 'İçerik İşlemleri',
    items: [
      {
        label: 'Ürün Yönetimi',
        icon: IconPackages,
        entries: [
          { name: 'pages.products', label: 'Ürünler', path: paths.products, icon: IconPackage },
          {
            name: 'pages.products.categories',
            label: 'Kategoriler',
            path: paths.categories,
            icon: IconFolders,
          },
        ],
      },
    ],
  },
];

/** Whether the entry stands for the address: its own screen or one below it, such as the form of a list. */
export function isCurrent({ path, below = [] }: MenuEntry, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`) || below.includes(pathname);
}

export function isGroup(item: MenuEntry | MenuGroup): item is MenuGroup {
  return 'entries' in item;
}

/** What the profile leads to beside the way out: the inbox, once the menu has it (spec §2.5). */
export function profileEntries(sections: readonly MenuSection[]): MenuEntry[] {
  return sections
    .flatMap(({ items }) => items.flatMap((item) => (isGroup(item) ? item.entries : [item])))
    .filter(({ name }) => name === 'contact')
    .map((entry) => ({ ...entry, label: 'Gelen Kutusu' }));
}
