import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#test/chromium.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('Chromium is missing: npm test installs it or says what to do.');

/**
 * Journeys of the site run at desk and phone width, those of the panel only at desk width, unless the title has the
 * tag `@desk`, `@phone` or `@both`. A journey for both modes runs in light at desk width, in dark at phone width.
 */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'security/**',
  // The stored pictures of e2e/site/looks.test.ts are the same on every system (docs/decisions/0079).
  snapshotPathTemplate: '{testDir}/{testFileDir}/looks/{arg}{ext}',
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
    // Recording a trace takes a fifth of a second for each journey; `--trace on` does it for one that fails.
    trace: 'off',
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
