/**
 * PostgreSQL is shutting down or starting (57P01–03), has too many connections
 * (53300), lost one (class 08) or ended one whose program was frozen inside a transaction (25P03).
 */
const sqlStates = /^(57P0[123]|53300|25P03|08...)$/;

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The message of pg's error for a read that timed out. */
const readTimeout = 'Query read timeout';

/** Messages of errors of pg and its pool that have no code. */
const driverTexts =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** Whether a write gave up waiting for another one (PostgreSQL's `lock_timeout`). */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '55P03';
}

/** Whether a prepared statement no longer fits its table, which got or lost columns. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && error.message === 'cached plan must not change result type';
}

export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === readTimeout;
}

/**
 * Whether a query failed because the database cannot be reached or another process has locked it. A retry may
 * succeed; a write may or may not have been committed.
 */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return driverTexts.test(error.message);
  return sqlStates.test(code) || systemCodes.has(code) || code.startsWith('SQLITE_BUSY');
}
