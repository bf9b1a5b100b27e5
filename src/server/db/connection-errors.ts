/** PostgreSQL shuts down or starts (57P01–03), has too many connections (53300), or lost one (class 08). */
const sqlStates = /^(57P0[123]|53300|08...)$/;

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

/** pg's error for a query that got no answer in time. */
const readTimeout = 'Query read timeout';

/** Errors of pg and its pool that have no code. */
const driverTexts =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === readTimeout;
}

/**
 * Whether a query failed because the database cannot be reached or another process holds its lock. A retry may
 * succeed; whether a write was committed is unknown.
 */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return driverTexts.test(error.message);
  return sqlStates.test(code) || systemCodes.has(code) || code.startsWith('SQLITE_BUSY');
}
