import { describe, expect, it } from 'vitest';
import { coverSizes, coverWindowSizes } from './cover-sizes.ts';

const wide = { width: 2400, height: 1200 };
const tall = { width: 1280, height: 1600 };

describe('a picture that covers a box', () => {
  const boxes = '(min-width: 1100px) 20vw 1/1, 40vw 4/5';

  it('is as wide as the box while it is not wider in shape', () => {
    expect(coverSizes(tall, boxes)).toBe('(min-width: 1100px) 19vw, (min-resolution: 2.25dppx) 26vw, 35vw');
  });

  it('is wider than the box when its sides are cropped, by the shape of each box', () => {
    expect(coverSizes(wide, boxes)).toBe('(min-width: 1100px) 39vw, (min-resolution: 2.25dppx) 64vw, 88vw');
  });

  it('of a fixed size is the same on every screen', () => {
    expect(coverSizes(tall, '100px 1/1')).toBe('97px');
  });
});

describe('a picture that covers the first screen', () => {
  const screen = { height: 64, maxHeight: 112 };

  /** The width that a window asks for, in CSS pixels. */
  function askedWidth(sizes: string, [width, height]: [number, number], density = 1): number {
    const entry = sizes.split(', ').find((each) => {
      if (density < Number(/min-resolution: ([\d.]+)dppx/.exec(each)?.[1] ?? 1)) return false;
      const [, across, down] = /max-aspect-ratio: (\d+)\/(\d+)/.exec(each) ?? [];
      return across === undefined || width / height <= Number(across) / Number(down);
    });
    const [, size, unit] = /(\d+)(vw|vh)$/.exec(entry ?? '') ?? [];
    return (Number(size) / 100) * (unit === 'vw' ? width : height);
  }

  it.each([
    [390, 844],
    [412, 823],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ])('asks for the width that is drawn, or a little less, at %i × %i', (width, height) => {
    const drawn = (ratio: number) => Math.max(width, ratio * Math.min(0.64 * height, 1.12 * width));
    for (const picture of [wide, tall]) {
      const asked = askedWidth(coverWindowSizes(picture, screen), [width, height]);
      const part = asked / drawn(picture.width / picture.height);
      expect(part).toBeGreaterThan(width < height ? 0.87 : 0.99);
      expect(part).toBeLessThan(1.01);
    }
  });

  it('asks for a little less than two pixels per CSS pixel on a phone with three', () => {
    const asked = askedWidth(coverWindowSizes(wide, screen), [390, 844], 3);
    const drawn = 2 * 1.12 * 390;
    expect((asked * 3) / drawn).toBeGreaterThan(1.9);
    expect((asked * 3) / drawn).toBeLessThan(2);
  });
});
