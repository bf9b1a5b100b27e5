import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Size and SHA-256 (hexadecimal) of a local file, which is never in memory as a whole. */
export async function hashFile(path: string): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, hash: hash.digest('hex') };
}
