import { describe, expect, it } from 'vitest';
import { clampZoom, scrollKeepingFocus, viewerSizes, zoomedSize } from './zoom.ts';

describe('a zoom', () => {
  it('lies between 1 and 4 times the size that fits the screen', () => {
    expect([0.2, 1, 1.04, 2, 9].map(clampZoom)).toEqual([1, 1, 1, 2, 4]);
  });

  it('multiplies the size at which the picture fits', () => {
    const upright = { width: 800, height: 1000 };
    expect(zoomedSize(upright, { width: 400, height: 800 }, 1)).toEqual({ width: 400, height: 500 });
    expect(zoomedSize(upright, { width: 1600, height: 800 }, 2)).toEqual({ width: 1280, height: 1600 });
  });
});

it('a zoomed picture asks for its largest file, another for the one that fits the window', () => {
  const upright = { width: 2400, height: 3000 };
  expect(viewerSizes(upright, true)).toBe('2400px');
  expect(viewerSizes(upright, false)).toBe('(min-aspect-ratio: 80/100) 80vh, 100vw');
});

describe('the point under the fingers', () => {
  it('stays in place while the picture grows', () => {
    // The picture fills its frame and doubles: its middle stays in the middle.
    expect(scrollKeepingFocus(200, { frame: 400, before: 400, after: 800, scroll: 0 })).toBe(200);
    expect(scrollKeepingFocus(0, { frame: 400, before: 400, after: 800, scroll: 0 })).toBe(0);
    expect(scrollKeepingFocus(100, { frame: 400, before: 800, after: 1600, scroll: 300 })).toBe(700);
  });

  it('stays in place on a picture that is smaller than its frame too', () => {
    // The picture is 200 wide in a frame of 400, so its left edge is at 100.
    expect(scrollKeepingFocus(100, { frame: 400, before: 200, after: 400, scroll: 0 })).toBe(-100);
    expect(scrollKeepingFocus(200, { frame: 400, before: 200, after: 800, scroll: 0 })).toBe(200);
    // Zoomed back to 200, the picture is centred and there is nothing to scroll.
    expect(scrollKeepingFocus(200, { frame: 400, before: 800, after: 200, scroll: 200 })).toBe(0);
  });
});
