import { RequestRefused } from '#panel/api/failures.ts';
import type { Versioned } from './stored-record.ts';

/**
 * The result of a write as the record of a form, also the stored one of a conflict. For records with a name instead
 * of an id, which forms need; the name is then part of the name of the form.
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
