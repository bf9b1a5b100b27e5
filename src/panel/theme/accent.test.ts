import { expect, it } from 'vitest';
import { contrast, controlContrast, textContrast } from '#shared/colour.ts';
import { lightOn, shadesOf } from './accent.ts';
import { grounds } from './palette.ts';

const configurable = ['#1f1f1f', '#000', '#0a5c36', '#b3001b', '#e8c872', '#1a1f2b', '#0000ff', '#565656'];

it('the configured colour is the sixth of ten shades, from near white to dark', () => {
  const shades = shadesOf('#1f6f4a');
  expect(shades).toHaveLength(10);
  expect([shades[0], shades[6], shades[9]]).toEqual(['#f4f8f6', '#1f6f4a', '#12402b']);
});

it('a colour may have the short form', () => {
  expect(shadesOf('#fa0')[6]).toBe('#ffaa00');
});

it.each(configurable)('%s contrasts with every dark background, as a button and as text', (colour) => {
  const fill = lightOn(grounds.surface, colour, controlContrast);
  expect(contrast(fill, grounds.surface)).toBeGreaterThanOrEqual(controlContrast);
  expect(contrast(lightOn(grounds.raised, colour), grounds.raised)).toBeGreaterThanOrEqual(textContrast);
});

it('on dark backgrounds a colour that is light enough stays, and another one keeps its hue', () => {
  expect(lightOn(grounds.raised, '#e8c872')).toBe('#e8c872');
  const [red, green, blue] = [1, 3, 5].map((at) =>
    parseInt(lightOn(grounds.raised, '#0a5c36').slice(at, at + 2), 16),
  );
  expect(green).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
});

it('a dark colour without a hue is replaced by a light neutral, not by a grey that looks disabled', () => {
  expect(contrast(lightOn(grounds.surface, '#1f1f1f', controlContrast), grounds.surface)).toBeGreaterThan(10);
});
