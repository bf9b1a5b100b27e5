import { preferenceStorage, readPreferences, type PreferenceName, type Preferences } from './preferences.ts';
import {
  menuAfterButton,
  phoneWidth,
  screenOf,
  initialMenu,
  tabletWidth,
  type Screen,
  type SideMenuState,
} from './menu/side-menu-state.ts';

/** What the layout looks like at this moment. `menu` is how it stands, which need not be what is stored. */
export type View = { preferences: Preferences; screen: Screen; menu: SideMenuState };

export type PanelView = {
  /** Calls `listener` after every change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  current: () => View;
  /** Stores and applies a choice. */
  choose: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
  pressMenuButton: () => void;
  closeMenu: () => void;
};

/** The parts of a browser that the view stands on. */
export type ViewBrowser = {
  store: Pick<Storage, 'getItem' | 'setItem'>;
  /** The attributes of `<html>` that the style sheets go by. */
  root: DOMStringMap;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Tells of what another tab stored. */
  onStorage: (listener: () => void) => void;
};

/** Keeps theme preferences, screen and menu together, and the attributes of `<html>` with them. */
export function openPanelView({ store, root, matchMedia, onStorage }: ViewBrowser): PanelView {
  const listeners = new Set<() => void>();
  const print = matchMedia('print');
  const widths = [phoneWidth, tabletWidth].map((width) => ({
    width,
    query: matchMedia(`(max-width: ${width}px)`),
  }));
  const screenNow = () =>
    screenOf((limit) => widths.some(({ width, query }) => width === limit && query.matches));

  const start = readPreferences(store);
  let view: View = {
    preferences: start,
    screen: screenNow(),
    menu: initialMenu(start.sideMenu, screenNow()),
  };

  const showPreferences = () => {
    const { mode, menu, header, width } = view.preferences;
    // On paper light text would stand on nothing.
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
  onStorage(() => {
    const preferences = readPreferences(store);
    const isOtherMenu = preferences.sideMenu !== view.preferences.sideMenu && view.screen === 'desktop';
    change({ preferences, ...(isOtherMenu && { menu: preferences.sideMenu }) });
  });
  showPreferences();

  const choose: PanelView['choose'] = (name, value) => {
    store.setItem(preferenceStorage[name].key, value);
    const preferences = readPreferences(store);
    // Over a phone's page the menu only comes when it is called.
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
      // Where the menu starts closed whatever is stored, opening it is no wish for other screens.
      if (view.screen === 'desktop') choose('sideMenu', menu);
      else change({ menu });
    },
    closeMenu: () => {
      if (view.menu !== 'closed') change({ menu: 'closed' });
    },
  };
}
