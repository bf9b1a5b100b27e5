/** A wrong command line, or conditions under which the command cannot run; shown without a stack trace. */
export class UsageError extends Error {}

type ErrorClass = abstract new (...parameters: never[]) => Error;

/** Runs a command. A `UsageError` or one of the `expected` errors prints its message and sets exit code 1. */
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
