import { z } from 'zod';
import { newPassword } from '#features/users/user.ts';

export const backupRunKinds = ['backup', 'verify'] as const;
export type BackupRunKind = (typeof backupRunKinds)[number];

export const backupRunStates = ['running', 'done', 'failed', 'cancelled'] as const;
export type BackupRunState = (typeof backupRunStates)[number];

/** Why a backup was made: by the daily job or a person, before a restore, or for a move. */
export const backupReasons = ['daily', 'manual', 'before-restore', 'move'] as const;

const count = z.int();

/** A complete backup of the place. */
export const Backup = z.object({
  name: z.string(),
  at: z.string(),
  reason: z.enum(backupReasons),
  rows: count,
  files: count,
  /** The size of the whole backup, including files that other backups share. */
  bytes: count,
  is_encrypted: z.boolean(),
  /** When a check last found it whole; null if it was not checked. */
  verified_at: z.string().nullable(),
});
export type Backup = z.infer<typeof Backup>;

/** A run of a backup or a check, with its progress. */
export const BackupRun = z.object({
  id: z.int(),
  kind: z.enum(backupRunKinds),
  state: z.enum(backupRunStates),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  step: z.enum(['tables', 'files']).nullable(),
  done: count,
  total: count,
  /** Why it failed, in Turkish. */
  error: z.string().nullable(),
});
export type BackupRun = z.infer<typeof BackupRun>;

/** Answer of GET `/backups`. */
export const Backups = z.object({
  /** The newest first. */
  data: z.array(Backup),
  /** The folder of the backups. */
  place: z.string(),
  /** The time of day of the daily backup, like `03:30`. */
  daily_at: z.string(),
});
export type Backups = z.infer<typeof Backups>;

/** Answer of the calls that tell what is going on. */
export const BackupStatus = z.object({
  /** The running backup or check; null if there is none. */
  running: BackupRun.nullable(),
  /** Whether a backup that somebody asked for has not begun yet. */
  is_waiting: z.boolean(),
  /** The newest backup that has ended; null before the first one. */
  last: BackupRun.nullable(),
});
export type BackupStatus = z.infer<typeof BackupStatus>;

/** Body of POST `/backups/{name}/download`; backups that are encrypted for a key need no passphrase. */
export const BackupDownload = z.object({ passphrase: newPassword.optional() });
export type BackupDownload = z.infer<typeof BackupDownload>;
