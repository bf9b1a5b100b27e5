import { RequestRefused } from '#panel/api/failures.ts';
import type { Versioned } from './stored-record.ts';

/**
 * Makes a form record from the answer of a write, and from the stored record in a 409. It is for records that
 * have a name instead of the id that forms need.
 */
export async function savedRecord<Stored, Saved extends Versioned>(
  write: Promise<Stored>,
  asRecord: (stored: Stored) => Saved,
): Promise<Saved> {
  try {
    return asRecord(await write);
  } catch (error) {
    if (!(error instanceof RequestRefused && error.record)) throw error;
    const { status, message, fieldErrors, record } = error;
    throw new RequestRefused(status, message, fieldErrors, asRecord(record as Stored));
  }
}
