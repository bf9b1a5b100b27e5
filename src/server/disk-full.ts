/** Of the system (no space, no quota), of SQLite and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether something could not be written because a disk of this server or of its database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // The picture encoder and its libraries give no code.
  return codes.has(code ?? '') || /no space left on device/i.test(error.message);
}
