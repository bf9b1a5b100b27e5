import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { keyFilePath } from '#server/secrets/key-file.ts';
import type { Manifest } from './manifest.ts';
import { readObject, type Reading } from './objects.ts';

/** Brings the key file back that an encrypted backup contains, unless the data folder has one. */
export async function restoreKeyFile(
  dataDir: string,
  { reading, manifest }: { reading: Reading; manifest: Manifest },
): Promise<void> {
  const path = keyFilePath(dataDir);
  if (!manifest.key_file || existsSync(path)) return;
  await pipeline(
    await readObject(reading, manifest.key_file),
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  );
  await chmod(path, 0o600);
}
