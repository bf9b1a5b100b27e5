import type { Preferences } from './preferences.ts';

/** The state of the side menu: with labels, closed, icons with small labels, or icons alone. */
export type SideMenuState = Preferences['sideMenu'];

/**
 * Largest widths in pixels with an overlay menu and with a menu that starts closed
 * (docs/product.md, "Panel layout").
 */
export const phoneWidth = 780;
export const tabletWidth = 1024;

export type Screen = 'phone' | 'tablet' | 'desktop';

/** The kind of screen. `isWithin` tells whether the screen is at most that many pixels wide. */
export function screenOf(isWithin: (width: number) => boolean): Screen {
  if (isWithin(phoneWidth)) return 'phone';
  return isWithin(tabletWidth) ? 'tablet' : 'desktop';
}

/** The state of the menu at start, and after a change to another kind of screen. */
export function initialMenu(stored: SideMenuState, screen: Screen): SideMenuState {
  return screen === 'desktop' ? stored : 'closed';
}

/** The next state after the header's menu button (docs/product.md, "Panel layout"). */
export function menuAfterButton(state: SideMenuState, screen: Screen): SideMenuState {
  if (screen === 'phone') return state === 'closed' ? 'default' : 'closed';
  return state === 'default' ? 'icontext' : 'default';
}
