import { RequestRefused } from '#panel/api/failures.ts';
import type { Versioned } from './stored-record.ts';

/**
 * Turns the answer of a write, and the stored record of a 409, into a form's record. It serves records that have a name
 * instead of the id that forms need.
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
