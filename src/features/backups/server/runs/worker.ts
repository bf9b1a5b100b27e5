import type { Progress } from '../make-backup.ts';

export type BackupTask = { kind: 'backup'; reason: 'daily' | 'manual' } | { kind: 'verify' };

export type BackupResult = { name: string; rows: number; files: number };

/**
 * Makes a backup or checks the newest one, at low priority and outside this process.
 *
 * @throws BackupFailed; the signal's reason if it was stopped
 */
export type BackupWorker = (
  task: BackupTask,
  watch: { signal: AbortSignal; onProgress: (progress: Progress) => void },
) => Promise<BackupResult>;

/** A backup or a check that failed; the message is Turkish and for staff. */
export class BackupFailed extends Error {}

export type BackupChildAnswer =
  | { progress: Progress }
  | { done: BackupResult }
  /** `details` are for the log; they are missing if the message says everything. */
  | { failed: string; details?: string };
