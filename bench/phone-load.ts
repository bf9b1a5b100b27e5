import type { Browser } from 'playwright-core';

/** The phone and the slow connection of Lighthouse's simulation. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The time without a request after which a page has loaded what it loads without scrolling, in milliseconds. */
const quiet = 3_000;

/**
 * The kilobytes that a phone fetches for a page without scrolling. Load another page before: while Chromium does not
 * know the connection, as in Lighthouse, it fetches pictures from 3000 px below the screen instead of 1250 px.
 */
export async function loadOnPhone(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowConnection);
    let bytes = 0;
    let lastAt = Date.now();
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      lastAt = Date.now();
    });
    await page.goto(url, { waitUntil: 'load' });
    while (Date.now() - lastAt < quiet) await page.waitForTimeout(200);
    return bytes / 1000;
  } finally {
    await context.close();
  }
}
