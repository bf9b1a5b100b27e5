import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '#test/chromium.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('Chromium is missing: npm test installs it or says what to do.');

/** Journeys in a real browser, against the built program as `npm run serve` runs it (e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/demo-template.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // `npm test` reads the totals from the file that it names in PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Axe would measure colours in the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
    // No snapshots: to take them the tracer fetches blobs, which the page's policy refuses in the console.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumFlags },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
