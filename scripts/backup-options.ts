import { readFile } from 'node:fs/promises';
import { findLatest, readManifest, type StoredBackup } from '#features/backups/server/stored-backups.ts';
import { readBackupPlace, type Config } from '#server/context/config.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { CommandError } from './command.ts';

/** The settings with the place of `--from` or `--to`, if it is given. */
export function placeFrom(config: Config, place: string | undefined): Config {
  return place === undefined
    ? config
    : { ...config, backups: { ...config.backups, to: readBackupPlace(place, process.env) } };
}

/** The named backup, or the newest one. @throws CommandError, BackupDamaged */
export async function findBackup(place: FileStorage, name: string | undefined): Promise<StoredBackup> {
  if (name !== undefined) return { name, manifest: await readManifest(place, name) };
  const latest = await findLatest(place);
  if (!latest) throw new CommandError('Burada hiç yedek yok. --from ile yedeklerin yerini gösterin.');
  return latest;
}

/** The first secret key of a file as `age-keygen` writes it. @throws CommandError */
export async function readIdentity(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch(() => '');
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(content)?.[0];
  if (identity === undefined)
    throw new CommandError(`--identity: dosyada gizli anahtar (AGE-SECRET-KEY-1…) yok: ${file}`);
  return identity;
}
