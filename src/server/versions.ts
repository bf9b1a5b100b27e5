import { conflict } from './errors.ts';

/**
 * Refuses to overwrite a newer version; a call without a version is not checked.
 * @throws AppError 409 with the record that `present` reads.
 */
export async function checkVersion(
  sent: number | undefined,
  current: number,
  present: () => Promise<unknown>,
): Promise<void> {
  if (sent !== undefined && sent !== current) throw conflict(await present());
}
