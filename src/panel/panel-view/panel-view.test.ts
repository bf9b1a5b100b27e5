import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { openPanelView } from './panel-view.ts';

/** A fake browser with a width, a print mode, a colour scheme and a storage that other tabs can change. */
function browser(width: number, stored: Record<string, string> = {}, isSystemDark = false) {
  const values = new Map(Object.entries(stored));
  const media: { query: string; matches: boolean; tell: () => void }[] = [];
  let isPrinting = false;
  const isMet = (query: string) =>
    query === 'print'
      ? isPrinting
      : query === '(prefers-color-scheme: dark)'
        ? isSystemDark
        : width <= Number(/\(max-width: (\d+)px\)/.exec(query)?.[1]);
  let tellStorage = () => {};
  const root: DOMStringMap = {};
  const update = () => {
    for (const one of media) {
      const matches = isMet(one.query);
      if (matches === one.matches) continue;
      one.matches = matches;
      one.tell();
    }
  };
  const view = openPanelView({
    store: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    },
    root,
    matchMedia: (query) => {
      const one = { query, matches: isMet(query), tell: () => {} };
      media.push(one);
      const addEventListener = (_: string, listener: unknown) => (one.tell = listener as () => void);
      return Object.assign(one, { addEventListener });
    },
    onStorage: (listener) => (tellStorage = listener),
  });
  return {
    view,
    root,
    menu: () => view.current().menu,
    stored: () => Object.fromEntries(values),
    resize: (wanted: number) => {
      width = wanted;
      update();
    },
    print: (wanted: boolean) => {
      isPrinting = wanted;
      update();
    },
    darken: (wanted: boolean) => {
      isSystemDark = wanted;
      update();
    },
    storeElsewhere: (key: string, value: string) => {
      values.set(key, value);
      tellStorage();
    },
  };
}

describe('the first paint and the panel apply stored preferences in the same way', () => {
  const light = { mantineColorScheme: 'light', themeMenu: 'light', themeHeader: 'light' };
  const dark = { mantineColorScheme: 'dark', themeMenu: 'dark', themeHeader: 'dark' };
  const full = { themeLayout: 'fullwidth' };
  const cases: [stored: Record<string, string>, shown: Record<string, string>, isSystemDark?: boolean][] = [
    [{}, { ...dark, ...full }, true],
    [{ theme_mode: 'light' }, { ...light, ...full }, true],
    [{ theme_mode: 'auto', theme_menu: 'light' }, { ...dark, themeMenu: 'light', ...full }, true],
    [{}, { ...light, ...full }],
    [{ theme_mode: 'light' }, { ...light, ...full }],
    [{ theme_mode: 'dark' }, { ...dark, ...full }],
    [{ theme_mode: 'auto' }, { ...light, ...full }],
    [
      { theme_mode: 'DARK', theme_menu: 'siyah', theme_layout: '' },
      { ...light, ...full },
    ],
    [{ theme_menu: 'dark' }, { ...light, themeMenu: 'dark', ...full }],
    [{ theme_header: 'dark' }, { ...light, themeHeader: 'dark', ...full }],
    [
      { theme_mode: 'dark', theme_menu: 'light' },
      { ...dark, themeMenu: 'light', ...full },
    ],
    [
      { theme_mode: 'dark', theme_header: 'light' },
      { ...dark, themeHeader: 'light', ...full },
    ],
    [{ theme_layout: 'boxed' }, { ...light, themeLayout: 'boxed' }],
    [{ theme_layout: 'null' }, { ...light, ...full }],
  ];

  // The page runs this file as a classic script, in which an import would be an error.
  const file = join(import.meta.dirname, '../theme/first-paint.ts');
  const firstPaint = stripTypeScriptTypes(readFileSync(file, 'utf8'));

  it.each(cases)('%o', (stored, shown, isSystemDark = false) => {
    expect(browser(1440, stored, isSystemDark).root).toEqual(shown);
    const root = {};
    runInNewContext(firstPaint, {
      localStorage: { getItem: (key: string) => stored[key] ?? null },
      matchMedia: () => ({ matches: isSystemDark }),
      document: { documentElement: { dataset: root } },
    });
    expect(root).toEqual(shown);
  });
});

describe('the side menu', () => {
  it.each(['default', 'closed', 'icontext', 'sideicon'])('starts in the stored state %s', (state) => {
    expect(browser(1440, { theme_sidemenu: state }).menu()).toBe(state);
  });

  it.each(['', 'open', 'Default', 'null'])('starts as default when "%s" is stored', (state) => {
    expect(browser(1440, { theme_sidemenu: state }).menu()).toBe('default');
  });

  it.each([390, 900, 1024])('starts closed at %i px and stores no changes made there', (width) => {
    const { view, menu, stored } = browser(width, { theme_sidemenu: 'sideicon' });
    expect(menu()).toBe('closed');
    view.pressMenuButton();
    expect(menu()).toBe('default');
    view.closeMenu();
    expect(menu()).toBe('closed');
    expect(stored()).toEqual({ theme_sidemenu: 'sideicon' });
  });

  it('stores the choice of the menu button on a desktop', () => {
    const { view, menu, stored } = browser(1440);
    view.pressMenuButton();
    expect([menu(), stored()]).toEqual(['icontext', { theme_sidemenu: 'icontext' }]);
    view.pressMenuButton();
    expect([menu(), stored()]).toEqual(['default', { theme_sidemenu: 'default' }]);
  });

  it('closes on a narrow screen and returns to the stored state on a wide one', () => {
    const { menu, resize, view } = browser(1440, { theme_sidemenu: 'icontext' });
    resize(1025);
    expect(menu()).toBe('icontext');
    resize(1024);
    expect(menu()).toBe('closed');
    view.pressMenuButton();
    resize(800);
    expect(menu()).toBe('default');
    resize(780);
    expect(menu()).toBe('closed');
    resize(1200);
    expect(menu()).toBe('icontext');
  });

  it('applies a choice at once, but does not open on a phone', () => {
    const tablet = browser(900);
    tablet.view.choose('sideMenu', 'sideicon');
    expect([tablet.menu(), tablet.stored()]).toEqual(['sideicon', { theme_sidemenu: 'sideicon' }]);
    const phone = browser(390);
    phone.view.choose('sideMenu', 'sideicon');
    expect([phone.menu(), phone.stored()]).toEqual(['closed', { theme_sidemenu: 'sideicon' }]);
  });
});

it('menu and header follow the panel until they get their own colour', () => {
  const { view, root, stored } = browser(1440);
  view.choose('mode', 'dark');
  expect(root).toMatchObject({ mantineColorScheme: 'dark', themeMenu: 'dark', themeHeader: 'dark' });
  view.choose('menu', 'dark');
  view.choose('mode', 'light');
  expect(root).toMatchObject({ mantineColorScheme: 'light', themeMenu: 'dark', themeHeader: 'light' });
  expect(stored()).toEqual({ theme_mode: 'light', theme_menu: 'dark' });
});

it('a choice in another tab is applied and reported to subscribers', () => {
  const { view, root, menu, storeElsewhere } = browser(1440);
  const heard = vi.fn();
  const end = view.subscribe(heard);
  storeElsewhere('theme_mode', 'dark');
  storeElsewhere('theme_sidemenu', 'sideicon');
  expect([root.mantineColorScheme, menu(), heard.mock.calls.length]).toEqual(['dark', 'sideicon', 2]);
  end();
  storeElsewhere('theme_mode', 'light');
  expect(heard).toHaveBeenCalledTimes(2);
});

it('the system decides light or dark until the user does, and its decision is not stored', () => {
  const { view, root, stored, darken } = browser(1440, {}, true);
  expect([root.mantineColorScheme, stored()]).toEqual(['dark', {}]);
  darken(false);
  expect([root.mantineColorScheme, view.current().preferences.menu]).toEqual(['light', 'light']);
  view.choose('mode', 'light');
  darken(true);
  expect(root.mantineColorScheme).toBe('light');
});

it('a printed page is light', () => {
  const { root, print } = browser(1440, { theme_mode: 'dark' });
  print(true);
  expect(root.mantineColorScheme).toBe('light');
  print(false);
  expect(root.mantineColorScheme).toBe('dark');
});
