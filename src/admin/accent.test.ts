import { expect, it } from 'vitest';
import { accentShades, readableOnWhite } from './accent.ts';

it('keeps the configured colour as the sixth of ten shades', () => {
  const shades = accentShades('#1f6f4a');
  expect(shades).toHaveLength(10);
  expect(shades[6]).toBe('#1f6f4a');
  expect(shades[0]).toBe('#f4f8f6');
});

it('leaves a dark colour as text and darkens a pale one', () => {
  expect(readableOnWhite('#1f1f1f')).toBe('#1f1f1f');
  expect(readableOnWhite('#e6d5a8')).toBe('#786f57');
  expect(readableOnWhite('#ffffff')).toBe('#707070');
});

it('falls back to the default colour when the configured one is unreadable', () => {
  expect(accentShades('kırmızı')[6]).toBe('#1f1f1f');
});
