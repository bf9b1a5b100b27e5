import { expect, it } from 'vitest';
import { menuAfterButton, screenOf, initialMenu, type SideMenuState } from './side-menu-state.ts';

const states: SideMenuState[] = ['default', 'closed', 'icontext', 'sideicon'];
const screenAt = (width: number) => screenOf((limit) => width <= limit);

it.each([
  [320, 'phone'],
  [390, 'phone'],
  [780, 'phone'],
  [781, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
  [1440, 'desktop'],
])('%i px is a %s', (width, screen) => {
  expect(screenAt(width)).toBe(screen);
});

it.each(states)('up to 1024 px the menu starts closed when "%s" is stored, above it as stored', (stored) => {
  expect([390, 780, 781, 1024, 1025, 1440].map((width) => initialMenu(stored, screenAt(width)))).toEqual([
    'closed',
    'closed',
    'closed',
    'closed',
    stored,
    stored,
  ]);
});

it.each<[width: number, from: SideMenuState, to: SideMenuState]>([
  [390, 'closed', 'default'],
  [390, 'default', 'closed'],
  [780, 'closed', 'default'],
  [780, 'default', 'closed'],
  [780, 'icontext', 'closed'],
  [780, 'sideicon', 'closed'],
  [781, 'closed', 'default'],
  [781, 'default', 'icontext'],
  [1024, 'icontext', 'default'],
  [1025, 'closed', 'default'],
  [1440, 'default', 'icontext'],
  [1440, 'icontext', 'default'],
  [1440, 'closed', 'default'],
  [1440, 'sideicon', 'default'],
])('at %i px the menu button switches from %s to %s', (width, from, to) => {
  expect(menuAfterButton(from, screenAt(width))).toBe(to);
});
