import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Calls `close` at the end of the running test, or of the file if no test is running. */
export function closeLater(close: () => Promise<unknown>): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => {
    await close();
  });
}
