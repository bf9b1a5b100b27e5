/** A mistake in the command line or its circumstances, shown without a stack trace. */
export class UsageError extends Error {}

type ErrorClass = abstract new (...parameters: never[]) => Error;

/** Runs a command. A `UsageError` and the `expected` errors end it with their message and exit code 1. */
export async function runCommand(main: () => Promise<void>, expected: readonly ErrorClass[]): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = [UsageError, ...expected].some((kind) => error instanceof kind);
    if (!isExpected) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
