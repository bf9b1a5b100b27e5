import { describe, expect, it } from 'vitest';
import { allowedZoom, keptInFocus, zoomedSize } from './zoom.ts';

describe('a zoom', () => {
  it('lies between fitting the screen and four times that', () => {
    expect([0.2, 1, 1.04, 2, 9].map(allowedZoom)).toEqual([1, 1, 1, 2, 4]);
  });

  it('starts from the size at which the picture fits', () => {
    const upright = { width: 800, height: 1000 };
    expect(zoomedSize(upright, { width: 400, height: 800 }, 1)).toEqual({ width: 400, height: 500 });
    expect(zoomedSize(upright, { width: 1600, height: 800 }, 2)).toEqual({ width: 1280, height: 1600 });
  });
});

describe('what lies under the fingers', () => {
  it('stays there while the picture grows', () => {
    // The middle of a picture that fills its frame is the middle of the larger one.
    expect(keptInFocus(200, { frame: 400, before: 400, after: 800, scroll: 0 })).toBe(200);
    expect(keptInFocus(0, { frame: 400, before: 400, after: 800, scroll: 0 })).toBe(0);
    expect(keptInFocus(100, { frame: 400, before: 800, after: 1600, scroll: 300 })).toBe(700);
  });

  it('is found on a picture that is smaller than its frame', () => {
    // 200 wide in the middle of 400: its left edge lies at 100.
    expect(keptInFocus(100, { frame: 400, before: 200, after: 400, scroll: 0 })).toBe(-100);
    expect(keptInFocus(200, { frame: 400, before: 200, after: 800, scroll: 0 })).toBe(200);
    // And back: the middle of the small one lies in the middle again, with nothing to scroll.
    expect(keptInFocus(200, { frame: 400, before: 800, after: 200, scroll: 200 })).toBe(0);
  });
});
