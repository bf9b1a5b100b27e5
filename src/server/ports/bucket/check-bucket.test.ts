import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#test/servers/free-port.ts';
import { startBucket } from '#test/servers/bucket.ts';
import { StorageUnavailable } from '../storage.ts';
import { needsPathStyle } from './bucket-client.ts';
import { BucketRefused, checkBucket } from './check-bucket.ts';
import { createS3Storage } from './s3-storage.ts';

const bucket = await startBucket();

/** A bucket that refuses every call in the words of Amazon. */
async function refusing(status: number, code: string) {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  return { ...bucket, endpoint: `http://127.0.0.1:${port}` };
}
let close = () => undefined as unknown;
afterEach(() => close());

describe('the bucket at the start', () => {
  it('is accepted when it can be written, read, listed and emptied, and nothing stays behind', async () => {
    await checkBucket({ ...bucket, prefix: 'firma/site' });
    expect(await Array.fromAsync(createS3Storage(bucket).keys())).toEqual([]);
  });

  it('is refused with keys that it does not know', async () => {
    const work = checkBucket({ ...bucket, accessKeyId: 'BASKA' });
    await expect(work).rejects.toThrow(BucketRefused);
    await expect(work).rejects.toThrow(
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: “deneme” kovası bu anahtarlarla okunup yazılamıyor (InvalidAccessKeyId).',
    );
  });

  it('is refused when there is none of this name', async () => {
    const work = checkBucket({ ...bucket, bucket: 'yok' });
    await expect(work).rejects.toThrow(
      `S3_BUCKET: böyle bir kova yok: yok (${bucket.endpoint}, NoSuchBucket).`,
    );
  });

  it.each([
    [403, 'SignatureDoesNotMatch', 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: '],
    [403, 'AccessDenied', 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: '],
    [400, 'AuthorizationHeaderMalformed', 'S3_REGION: '],
    [301, 'PermanentRedirect', 'S3_REGION: '],
    [405, 'MethodNotAllowed', 'S3_ENDPOINT: '],
  ])('is refused when it answers %i %s', async (status, code, line) => {
    const work = checkBucket(await refusing(status, code));
    await expect(work).rejects.toThrow(BucketRefused);
    await expect(work).rejects.toThrow(line);
  });

  it('may come later when it does not answer, or is overloaded', async () => {
    const nobody = { ...bucket, endpoint: `http://127.0.0.1:${await freePort()}` };
    await expect(checkBucket(nobody)).rejects.toThrow(StorageUnavailable);
    await expect(checkBucket(nobody)).rejects.toThrow('Kovaya ulaşılamıyor: deneme (ECONNREFUSED)');
    await expect(checkBucket(await refusing(503, 'SlowDown'))).rejects.toThrow(StorageUnavailable);
  });
});

it.each([
  ['https://s3.eu-central-1.amazonaws.com', 'firma', false],
  ['https://s3.eu-central-1.amazonaws.com', 'www.firma.com', true],
  ['https://fsn1.your-objectstorage.com', 'firma', true],
  ['http://127.0.0.1:9000', 'firma', true],
])('at %s the bucket %s stands in the path: %s', (endpoint, name, isInPath) => {
  expect(needsPathStyle({ endpoint, bucket: name })).toBe(isInPath);
});
