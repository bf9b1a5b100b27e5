/** What PostgreSQL says when it ends a connection or takes none: 57P01–03, 53300, and the class 08. */
const sqlStates = /^(57P0[123]|53300|08...)$/;

const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

/** What pg and its pool throw without a code. */
const driverTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Whether a query failed because the database cannot be reached now, or is kept by another process: the
 * same request may well succeed in a while. Whether a write came through is then not known.
 */
export function isDatabaseLost(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return driverTexts.test(error.message);
  return sqlStates.test(code) || systemCodes.has(code) || code.startsWith('SQLITE_BUSY');
}
