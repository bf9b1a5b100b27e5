import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

type Point = { x: number; y: number };

/** The number of pointer events in one drag. */
const steps = 12;

/** Drags by mouse, or by finger on a touch screen, where a drag starts with a long press. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Notices of earlier drops may still cover the handle, so this waits until it can be clicked.
  await from.click({ trial: true });
  const start = await middle(from);
  const end = await middle(to);
  const way = Array.from({ length: steps }, (_, n) => between(start, end, (n + 1) / steps));
  const held = page.locator('[data-dragged]').first();
  if (!test.info().project.use.hasTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await expect(held).toBeAttached();
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', start);
  await expect(held).toBeAttached();
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
}

const between = (start: Point, end: Point, share: number): Point => ({
  x: start.x + (end.x - start.x) * share,
  y: start.y + (end.y - start.y) * share,
});

async function middle(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
