import { expect, it } from 'vitest';
import { playwrightTotals, vitestTotals } from './totals.ts';

it('the total has the numbers of Vitest', () => {
  const report = { numPassedTests: 12, numFailedTests: 1, testResults: [] };
  expect(vitestTotals(report)).toEqual({ passed: 12, failed: 1 });
});

it('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(vitestTotals({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
  });
});

it('a journey that passed only when repeated counts as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightTotals({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
});

it('what failed before any journey ran counts as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(playwrightTotals({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
});
