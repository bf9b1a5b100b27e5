import { preferenceStorage, readPreferences, type PreferenceName, type Preferences } from './preferences.ts';
import {
  menuAfterButton,
  phoneWidth,
  screenOf,
  initialMenu,
  tabletWidth,
  type Screen,
  type SideMenuState,
} from './side-menu-state.ts';

/**
 * The state of the layout. `menu` is the menu's current state, which may differ from the stored preference.
 */
export type View = { preferences: Preferences; screen: Screen; menu: SideMenuState };

export type PanelView = {
  /** Calls `listener` after each change; the result unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  current: () => View;
  /** Stores and applies a preference. */
  choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
  pressMenuButton: () => void;
  closeMenu: () => void;
};

/** The browser APIs that the view needs. */
export type ViewBrowser = {
  store: Pick<Storage, 'getItem' | 'setItem'>;
  /** The data attributes of `<html>`, which the style sheets read. */
  root: DOMStringMap;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Calls the listener when another tab writes to the storage. */
  onStorage: (listener: () => void) => void;
};

/** Keeps the preferences, the screen size, the menu and the attributes of `<html>` consistent. */
export function openPanelView({ store, root, matchMedia, onStorage }: ViewBrowser): PanelView {
  const listeners = new Set<() => void>();
  const print = matchMedia('print');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const preferencesNow = () => readPreferences(store, dark.matches);
  const widths = [phoneWidth, tabletWidth].map((width) => ({
    width,
    query: matchMedia(`(max-width: ${width}px)`),
  }));
  const screenNow = () =>
    screenOf((limit) => widths.some(({ width, query }) => width === limit && query.matches));

  const start = preferencesNow();
  let view: View = {
    preferences: start,
    screen: screenNow(),
    menu: initialMenu(start.sideMenu, screenNow()),
  };

  const showPreferences = () => {
    const { mode, menu, header, width } = view.preferences;
    // Dark mode would print light text on white paper.
    root.mantineColorScheme = print.matches ? 'light' : mode;
    root.themeMenu = menu;
    root.themeHeader = header;
    root.themeLayout = width;
  };
  const change = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    showPreferences();
    for (const listener of listeners) listener();
  };

  for (const { query } of widths)
    query.addEventListener('change', () => {
      const screen = screenNow();
      if (screen !== view.screen) change({ screen, menu: initialMenu(view.preferences.sideMenu, screen) });
    });
  print.addEventListener('change', showPreferences);
  dark.addEventListener('change', () => change({ preferences: preferencesNow() }));
  onStorage(() => {
    const preferences = preferencesNow();
    const isOtherMenu = preferences.sideMenu !== view.preferences.sideMenu && view.screen === 'desktop';
    change({ preferences, ...(isOtherMenu && { menu: preferences.sideMenu }) });
  });
  showPreferences();

  const choose: PanelView['choose'] = (name, value) => {
    store.setItem(preferenceStorage[name].key, value);
    const preferences = preferencesNow();
    // On a phone only the menu button opens the menu.
    const isMenu = name === 'sideMenu' && view.screen !== 'phone';
    change({ preferences, ...(isMenu && { menu: preferences.sideMenu }) });
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => view,
    choose,
    pressMenuButton: () => {
      const menu = menuAfterButton(view.menu, view.screen);
      // On smaller screens the menu always starts closed, so opening it there is not stored as a preference.
      if (view.screen === 'desktop') choose('sideMenu', menu);
      else change({ menu });
    },
    closeMenu: () => {
      if (view.menu !== 'closed') change({ menu: 'closed' });
    },
  };
}
