import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Has something closed at the end of the running test, or of the file when none runs yet. */
export function closeLater(close: () => Promise<unknown>): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  register(async () => {
    await close();
  });
}
