import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The key file exists but contains no keys; the message is one line for the operator. */
export class KeyFileError extends Error {}

/** The path of the file whose first line is the key that seals; further lines only open what they sealed. */
export function keyFilePath(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** The keys in the file; none without a file. @throws KeyFileError */
export async function readKeyFile(dataDir: string): Promise<string[]> {
  const keys = await readKeys(dataDir);
  const file = keyFilePath(dataDir);
  // A copied file may have lost its permissions.
  if (keys.length > 0 && ((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
  return keys;
}

async function readKeys(dataDir: string): Promise<string[]> {
  const file = keyFilePath(dataDir);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return [];
  const keys = text.split('\n').filter((line) => line !== '');
  if (keys.length === 0 || keys.some((key) => !/^[\w-]{43}$/.test(key)))
    throw new KeyFileError(
      `DATA_DIR: anahtar dosyası bozuk: ${file}. Yedekten geri koyun. Yedek yoksa dosyayı silin; doğrulama uygulamaları yeniden kurulmalı.`,
    );
  return keys;
}

/** Like `readKeyFile`, but creates a missing file with a new key. If two processes do so at once, one key wins. */
export async function ensureKeyFile(dataDir: string): Promise<string[]> {
  const present = await readKeyFile(dataDir);
  if (present.length > 0) return present;
  const draft = await writeDraft(dataDir, [newKey()]);
  try {
    await link(draft, keyFilePath(dataDir));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Some file systems have no links. The lock of the data folder then keeps others from making a file.
    if (code !== 'EEXIST') await rename(draft, keyFilePath(dataDir));
  }
  await rm(draft, { force: true });
  await syncFolder(dataDir);
  return readKeys(dataDir);
}

/** Puts a new key before the present ones. These still open what they sealed, until `keepFirstKey` removes them. */
export async function addKey(dataDir: string): Promise<string[]> {
  const keys = [newKey(), ...(await readKeyFile(dataDir))];
  await replaceKeys(dataDir, keys);
  return keys;
}

/** Removes all keys but the one that seals. */
export async function keepFirstKey(dataDir: string): Promise<void> {
  const [first, ...others] = await readKeyFile(dataDir);
  if (first !== undefined && others.length > 0) await replaceKeys(dataDir, [first]);
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

async function replaceKeys(dataDir: string, keys: readonly string[]): Promise<void> {
  await rename(await writeDraft(dataDir, keys), keyFilePath(dataDir));
  await syncFolder(dataDir);
}

/** Writes a complete file beside the real one, so that a stop at any moment leaves the old file or the new one. */
async function writeDraft(dataDir: string, keys: readonly string[]): Promise<string> {
  const draft = `${keyFilePath(dataDir)}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(keys.map((key) => `${key}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}

/** Makes the name of a new file survive a loss of power. Windows cannot open folders. */
async function syncFolder(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(keyFilePath(dataDir)), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
