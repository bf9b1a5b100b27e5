import type { Preferences } from '../preferences.ts';

/** How the side menu stands: with its labels, away, icons over small labels, or icons alone. */
export type SideMenuState = Preferences['sideMenu'];

/** Widest screens, in pixels, on which the menu lies over the page, and on which it starts closed (spec §9). */
export const phoneWidth = 780;
export const tabletWidth = 1024;

export type Screen = 'phone' | 'tablet' | 'desktop';

/** The kind of screen; `isWithin` tells whether it is at most so many pixels wide. */
export function screenOf(isWithin: (width: number) => boolean): Screen {
  if (isWithin(phoneWidth)) return 'phone';
  return isWithin(tabletWidth) ? 'tablet' : 'desktop';
}

/** How the menu stands when the panel is opened, or its screen becomes another kind. */
export function initialMenu(stored: SideMenuState, screen: Screen): SideMenuState {
  return screen === 'desktop' ? stored : 'closed';
}

/** Where the header's menu button leads to (design.md §6, "Sidebar"). */
export function menuAfterButton(state: SideMenuState, screen: Screen): SideMenuState {
  if (screen === 'phone') return state === 'closed' ? 'default' : 'closed';
  return state === 'default' ? 'icontext' : 'default';
}
