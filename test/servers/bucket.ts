import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '#server/ports/s3-storage.ts';
import { closeLater } from '../close-later.ts';

/** Starts a server with an empty bucket; it ends with the file of tests. */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrin-bucket-'));
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'deneme' }],
    // For calls that concern a whole bucket, s3rver computes other signatures than Amazon's client.
    allowMismatchedSignatures: true,
  });
  const address = await server.run();
  closeLater(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'us-east-1',
    bucket: 'deneme',
    prefix: '',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
}
