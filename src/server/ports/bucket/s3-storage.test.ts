import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { closeLater } from '#test/close-later.ts';
import { createS3Storage } from './s3-storage.ts';

/** Answers a listing in pages of one key. `s3rver` cannot: its tokens need a cipher that OpenSSL no longer has. */
async function startListing(keys: readonly string[]): Promise<string> {
  const server = createServer((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token') ?? 0);
    const next = page + 1 < keys.length ? `<NextContinuationToken>${page + 1}</NextContinuationToken>` : '';
    const content = `<Contents><Key>${keys[page]}</Key><Size>1</Size></Contents>`;
    response
      .setHeader('content-type', 'application/xml')
      .end(`<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${content}${next}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeLater(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('walks a bucket with more keys than one answer holds', async () => {
  const endpoint = await startListing(['site/public/a.jpg', 'site/public/b.jpg', 'site/public/c.jpg']);
  const access = { region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' };
  const storage = createS3Storage({ endpoint, bucket: 'deneme', prefix: 'site/public', ...access });
  expect(await Array.fromAsync(storage.keys())).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});
