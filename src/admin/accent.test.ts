import { expect, it } from 'vitest';
import { shadesOf } from './accent.ts';

it('keeps the configured colour as the sixth of ten shades, from near white to dark', () => {
  const shades = shadesOf('#1f6f4a');
  expect(shades).toHaveLength(10);
  expect([shades[0], shades[6], shades[9]]).toEqual(['#f4f8f6', '#1f6f4a', '#12402b']);
});

it('reads the short form of a colour', () => {
  expect(shadesOf('#fa0')[6]).toBe('#ffaa00');
});
