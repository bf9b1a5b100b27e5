import type { Preferences } from './preferences.ts';

/** The states of the side menu: with labels, closed, icons with small labels, or only icons. */
export type SideMenuState = Preferences['sideMenu'];

/**
 * The largest widths of a phone, whose menu covers the page, and of a tablet, whose menu starts closed, in
 * pixels (docs/product.md, "Panel layout").
 */
export const phoneWidth = 780;
export const tabletWidth = 1024;

export type Screen = 'phone' | 'tablet' | 'desktop';

/** The kind of screen. `isWithin(width)` is true if the screen is at most that wide. */
export function screenOf(isWithin: (width: number) => boolean): Screen {
  if (isWithin(phoneWidth)) return 'phone';
  return isWithin(tabletWidth) ? 'tablet' : 'desktop';
}

/** The state of the menu at start, and after the window changes to another kind of screen. */
export function initialMenu(stored: SideMenuState, screen: Screen): SideMenuState {
  return screen === 'desktop' ? stored : 'closed';
}

/** The menu after a press of the header's menu button (docs/product.md, "Panel layout"). */
export function menuAfterButton(state: SideMenuState, screen: Screen): SideMenuState {
  if (screen === 'phone') return state === 'closed' ? 'default' : 'closed';
  return state === 'default' ? 'icontext' : 'default';
}
