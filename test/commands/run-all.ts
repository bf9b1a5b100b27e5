import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import loadDemo from '../../e2e/demo-template.ts';
import { rootDir } from '#server/root-dir.ts';
import { buildIfStale } from '../../build-tools/build.ts';
import { runChild } from '../../scripts/child.mjs';
import { ensureChromium } from '../chromium.ts';
import { playwrightTotals, readReport, vitestTotals, type Totals } from './totals.ts';

const reports = join(rootDir, '.cache/test-reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** The demo of the journeys. It loads beside the other tests, because loading it alone would leave a core idle. */
let demo: Promise<() => Promise<void>> | undefined;

/** The parts of the run. Each resolves to an exit code; the first code that is not 0 ends the run. */
const parts = [
  async () => ((await ensureChromium()) ? 0 : 1),
  async () => ((await buildIfStale()) ? 0 : 1),
  () => {
    demo = loadDemo();
    // The journeys report a failure, if the other tests let them begin.
    demo.catch(() => undefined);
    return Promise.resolve(0);
  },
  () =>
    run('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
  async () => {
    await demo;
    return run('node_modules/@playwright/test/cli.js', ['test'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    });
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  process.exitCode = await runAll();
} finally {
  await removeDemo();
}
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

async function removeDemo(): Promise<void> {
  const remove = await demo?.catch(() => undefined);
  await remove?.();
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
