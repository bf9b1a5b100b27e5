import { existsSync, readFileSync } from 'node:fs';

export type Totals = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** The totals in Vitest's JSON report; a test file that could not be loaded is counted as one failure. */
export function vitestTotals(report: VitestReport): Totals {
  const unread = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread };
}

/** The totals in Playwright's JSON report; a test that passed only on a retry is counted as failed. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): Totals {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Reads a JSON report; undefined if the run ended before the report was written. */
export function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
