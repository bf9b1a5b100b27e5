import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/**
 * Size in bytes and SHA-256 in hexadecimal of a local file; reads it as a stream.
 *
 * @throws Error of the file system when the file cannot be read.
 */
export async function hashFile(path: string): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, hash: hash.digest('hex') };
}
