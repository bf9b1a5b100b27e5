/**
 * Storage keys and values of the preferences (docs/product.md, "Panel preferences"). `first-paint.ts`
 * duplicates them.
 */
export const preferenceStorage = {
  mode: { key: 'theme_mode', values: ['light', 'dark'] },
  menu: { key: 'theme_menu', values: ['light', 'dark'] },
  header: { key: 'theme_header', values: ['light', 'dark'] },
  width: { key: 'theme_layout', values: ['fullwidth', 'boxed'] },
  sideMenu: { key: 'theme_sidemenu', values: ['default', 'closed', 'icontext', 'sideicon'] },
} as const;

export type PreferenceName = keyof typeof preferenceStorage;
export type Preferences = { [Name in PreferenceName]: (typeof preferenceStorage)[Name]['values'][number] };

/**
 * The stored preferences. Without a stored value, the panel uses the mode of the system, and menu and header
 * use the mode of the panel.
 */
export function readPreferences(store: Pick<Storage, 'getItem'>, isSystemDark: boolean): Preferences {
  const mode = stored(store, 'mode') ?? (isSystemDark ? 'dark' : 'light');
  return {
    mode,
    menu: stored(store, 'menu') ?? mode,
    header: stored(store, 'header') ?? mode,
    width: stored(store, 'width') ?? 'fullwidth',
    sideMenu: stored(store, 'sideMenu') ?? 'default',
  };
}

function stored<Name extends PreferenceName>(store: Pick<Storage, 'getItem'>, name: Name) {
  const { key, values } = preferenceStorage[name];
  const text = store.getItem(key);
  return values.find((value) => value === text) as Preferences[Name] | undefined;
}
