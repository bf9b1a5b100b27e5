import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { buildIfStale } from '../../build-tools/build.ts';
import { runChild } from '../../scripts/child.mjs';
import { ensureChromium } from '../chromium.ts';
import { playwrightTotals, readReport, vitestTotals, type Totals } from './totals.ts';

const reports = join(rootDir, '.cache/test-reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** The parts of the run. Each resolves to an exit code; the first code that is not 0 ends the run. */
const parts = [
  async () => ((await ensureChromium()) ? 0 : 1),
  () =>
    run('node_modules/vitest/vitest.mjs', [
      ...['run', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${vitestReport}`,
    ]),
  async () => ((await buildIfStale()) ? 0 : 1),
  () =>
    run('node_modules/@playwright/test/cli.js', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }),
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.exitCode = await runAll();
const { passed, failed } = sumUp();
// CI reads this line, so it must be the last one.
console.log(`${passed} passed, ${failed} failed`);

async function runAll(): Promise<number> {
  for (const part of parts) {
    const code = await part();
    if (code !== 0) return code;
  }
  return 0;
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return runChild(process.execPath, [program, ...args], { cwd: rootDir, env: { ...process.env, ...env } });
}

function sumUp(): Totals {
  const vitest = readReport<Parameters<typeof vitestTotals>[0]>(vitestReport);
  const playwright = readReport<Parameters<typeof playwrightTotals>[0]>(playwrightReport);
  const totals = [vitest && vitestTotals(vitest), playwright && playwrightTotals(playwright)];
  return totals.reduce<Totals>(
    (sum, part) => ({ passed: sum.passed + (part?.passed ?? 0), failed: sum.failed + (part?.failed ?? 0) }),
    { passed: 0, failed: 0 },
  );
}
