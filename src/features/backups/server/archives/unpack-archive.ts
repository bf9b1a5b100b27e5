import { unpackTar } from 'modern-tar/fs';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readFileHead } from '#server/ports/file-head.ts';
import { isStorageKey } from '#server/ports/storage.ts';
import { decrypted, type Key } from '../age.ts';
import { BackupDamaged } from '../objects.ts';

/** Tells what opens a downloaded backup; the first lines of its file say so in plain text. */
export async function lockOf(file: string): Promise<'passphrase' | 'recipient'> {
  const head = (await readFileHead(file, 200)).toString('latin1');
  if (!head.startsWith('age-encryption.org/v1\n'))
    throw new BackupDamaged(`Dosya, panelden indirilmiş bir yedek değil: ${file}`);
  return head.includes('\n-> scrypt ') ? 'passphrase' : 'recipient';
}

/**
 * Unpacks a downloaded backup into an empty folder, which can then be used as a place of backups.
 *
 * @throws BackupDamaged if the key does not open it, or if it was cut off or changed
 */
export async function unpackArchive(file: string, folder: string, key: Key): Promise<void> {
  const content = await decrypted(createReadStream(file), key).catch(() => {
    throw new BackupDamaged(
      'passphrase' in key ? 'Parola bu dosyayı açmıyor.' : 'Gizli anahtar bu dosyayı açmıyor.',
    );
  });
  const unpack = unpackTar(folder, {
    strict: true,
    fmode: 0o600,
    dmode: 0o700,
    filter: ({ name, type }) => type === 'file' && isStorageKey(name),
  });
  await pipeline(content, unpack).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new BackupDamaged(`Dosya eksik ya da değişmiş: ${file}`);
  });
}
