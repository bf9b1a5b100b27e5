import { readFile, stat } from 'node:fs/promises';
import type { Key } from '#features/backups/server/age.ts';
import { lockOf, unpackArchive } from '#features/backups/server/archives/unpack-archive.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { findLatest, readManifest, type StoredBackup } from '#features/backups/server/stored-backups.ts';
import { readBackupPlace, type Config } from '#server/context/config.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { askPassword } from './ask-password.ts';
import { CommandError, say } from './command.ts';

/** The settings with the place of `--from` or `--to`, if it is given. */
export function configWithPlace(config: Config, place: string | undefined): Config {
  return place === undefined
    ? config
    : { ...config, backups: { ...config.backups, to: readBackupPlace(place, process.env) } };
}

/**
 * Opens the place of `--from` for `work`. A downloaded backup is first unpacked into a temporary folder, which is
 * removed afterwards.
 */
export async function withPlace(
  config: Config,
  { from, identity }: { from: string | undefined; identity: string | undefined },
  work: (place: FileStorage) => Promise<void>,
): Promise<void> {
  const isLocal = from !== undefined && !from.startsWith('s3://');
  const found = isLocal ? await stat(from).catch(() => undefined) : undefined;
  if (isLocal && !found) throw new CommandError(`--from: böyle bir klasör ya da dosya yok: ${from}`);
  if (!isLocal || !found?.isFile()) return work(openBackupPlace(configWithPlace(config, from)));
  const key = await keyOf(from, identity);
  await inTemporaryFolder(config.dataDir, async (folder) => {
    say(`Dosya açılıyor: ${from}`);
    await unpackArchive(from, folder, key);
    await work(createDiskStorage(folder, { isPrivate: true }));
  });
}

async function keyOf(file: string, identity: string | undefined): Promise<Key> {
  if ((await lockOf(file)) === 'passphrase') return { passphrase: await askPassword('Dosyanın parolası:') };
  if (identity === undefined)
    throw new CommandError('Dosya şifreli: --identity ile gizli anahtarın dosyasını verin.');
  return { identity };
}

/** The named backup, or the newest one. @throws CommandError, BackupDamaged */
export async function findBackup(place: FileStorage, name: string | undefined): Promise<StoredBackup> {
  if (name !== undefined) return { name, manifest: await readManifest(place, name) };
  const latest = await findLatest(place);
  if (!latest) throw new CommandError('Burada hiç yedek yok. --from ile yedeklerin yerini gösterin.');
  return latest;
}

/** Reads the first secret key from a key file in the format of `age-keygen`. @throws CommandError */
export async function readIdentity(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch(() => '');
  const identity = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(content)?.[0];
  if (identity === undefined)
    throw new CommandError(`--identity: dosyada gizli anahtar (AGE-SECRET-KEY-1…) yok: ${file}`);
  return identity;
}
