import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#test/chromium.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('Chromium is missing: npm test installs it or says what to do.');

/**
 * Journeys in a real browser against the built program; e2e/fixtures.ts starts it. Visitors come with phones, so
 * journeys of the site run at both widths. Those of the panel run at desk width, unless a phone has a layout of its
 * own. What stands in a title decides otherwise: `@desk`, `@phone`, `@both`. A journey in two modes runs once in each.
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
    // The workers keep every core busy: helper threads of V8 would only take time from them.
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
