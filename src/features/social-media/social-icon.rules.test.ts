import { expect, it } from 'vitest';
import { guessSocialIcon } from './social-icon.rules.ts';

it.each([
  ['Instagram', 'instagram'],
  ['INSTAGRAM Mağaza', 'instagram'],
  ['İnstagram', 'instagram'],
  ['fa-facebook-f', 'facebook'],
  ['Linked In', 'linkedin'],
  ['You Tube Kanalımız', 'youtube'],
  ['X', 'x'],
  ['X (eski Twitter)', 'x'],
  ['Twitter', 'x'],
  ['Tik Tok', 'tiktok'],
  ['Xing', 'link'],
  ['Katalog', 'link'],
  ['', 'link'],
])('%j gets the icon %s', (name, icon) => {
  expect(guessSocialIcon(name)).toBe(icon);
});
