import { z } from 'zod';
import { backupReasons } from '../backup.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/** An object of a place: its key there, and the size and SHA-256 of its bytes as they are stored. */
const StoredObject = z.object({ key: z.string(), bytes: count, sha256 });

export const Manifest = z.object({
  format: z.literal(1),
  /** The version of the program, and the migrations of its database. */
  program: z.string(),
  migrations: z.array(z.string()).min(1),
  dialect: z.enum(['sqlite', 'postgres']),
  /** The instant whose rows the backup contains, and the end of its making. */
  snapshot_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  reason: z.enum(backupReasons),
  /** The public age key that it is encrypted for; absent without encryption. */
  recipient: z.string().optional(),
  tables: z.array(
    StoredObject.extend({ name: z.string(), columns: z.array(z.string()).min(1), rows: count }),
  ),
  highest_ids: z.record(z.string(), count),
  /** The list of the files, as lines of `FileLine`; `total_bytes` is the size of all of them. */
  files: StoredObject.extend({ count, total_bytes: count }),
  /** The key file of the data folder; only encrypted backups contain it. */
  key_file: StoredObject.optional(),
});
export type Manifest = z.infer<typeof Manifest>;
export type StoredObject = z.infer<typeof StoredObject>;

/** A file of the program: where it belongs, its content, and what is stored of it at the place. */
export const FileLine = z.object({
  store: z.enum(['public', 'private']),
  key: z.string(),
  bytes: count,
  sha256,
  /** The SHA-256 of the stored bytes, which differs from `sha256` when they are encrypted. */
  stored_sha256: sha256,
});
export type FileLine = z.infer<typeof FileLine>;

const ending = (isEncrypted: boolean) => (isEncrypted ? '.age' : '');

/** The keys of the objects at a place. The manifest is written last, so a backup without one is incomplete. */
export const objectKeys = {
  manifest: (name: string) => `manifests/${name}.json`,
  part: (name: string, part: string, isEncrypted: boolean) =>
    `tables/${name}/${part}.jsonl.gz${ending(isEncrypted)}`,
  keyFile: (name: string) => `tables/${name}/secret.key.age`,
  /** A file by its content, so that all backups of a place share it. */
  file: ({ sha256: hash }: Pick<FileLine, 'sha256'>, isEncrypted: boolean) =>
    `files/${hash.slice(0, 2)}/${hash}${ending(isEncrypted)}`,
};

const namePattern = /^\d{8}-\d{6}-[0-9a-f]{4}$/;

/** `20261124-003000-1f0c`: the instant in UTC, and random digits for two backups in one second. */
export function backupName(at: Date, random: string): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${random}`;
}

/** The instant of a name that `backupName` made. */
export function backupInstant(name: string): Date {
  const [, day = '', time = ''] = /^(\d{8})-(\d{6})/.exec(name) ?? [];
  const parts = `${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`;
  return new Date(parts);
}

export function isBackupName(text: string): boolean {
  return namePattern.test(text);
}
