import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#test/chromium.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('Chromium is missing: npm test installs it or says what to do.');

/**
 * Runs journeys in a real browser against the built program, which e2e/fixtures.ts starts. Visitors come with
 * phones, so
 * journeys of the site run at both widths, those of the panel only at desk width. A tag in a title overrides
 * this: `@desk`,
 * `@phone` or `@both`. Journeys that exist in light and dark run at desk width in light mode and at phone width
 * in dark mode.
 */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'security/**',
  globalSetup: './e2e/demo-template.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // `npm test` reads the totals from the file PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Without fades, axe measures final colours.
    contextOptions: { reducedMotion: 'reduce' },
    // Snapshots would fetch blobs, which the page's policy blocks with a console error.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    // The workers keep every core busy, so helper threads of V8 would only slow them down.
    launchOptions: { executablePath, args: [...chromiumFlags, '--js-flags=--single-threaded'] },
  },
  projects: [
    { name: 'desk', grepInvert: /@phone|, dark$/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both|, dark$| (site|login)\//,
      grepInvert: /@desk|, light$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
