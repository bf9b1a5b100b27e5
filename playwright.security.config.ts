import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Configures the browser part of `npm run test:security`, which takes longer than a journey may. */
export default defineConfig(journeys, {
  testDir: 'e2e/security',
  testIgnore: [],
  workers: 1,
  projects: [{ name: 'desk', use: { viewport: { width: 1440, height: 900 } } }],
});
