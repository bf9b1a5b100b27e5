import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '#server/ports/bucket/bucket-client.ts';
import { closeLater } from '../close-later.ts';

/** Starts a server with an empty bucket; it ends with the test or the file of tests. */
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

/** A bucket behind a connection that a test can cut; `requests` are the calls that came through. */
export type FrailBucket = {
  bucket: Bucket;
  requests: string[];
  /** Ends all connections and accepts no new ones. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Cuts the body of each download after this many bytes; undefined for whole downloads. */
  truncateAfter: (bytes: number | undefined) => void;
  /** Changes answers before they are passed on. */
  onRequest: (hear: ((call: string) => Promise<void> | void) | undefined) => void;
};

export async function startFrailBucket(): Promise<FrailBucket> {
  const bucket = await startBucket();
  const requests: string[] = [];
  let cutAfter: number | undefined;
  let hear: ((call: string) => Promise<void> | void) | undefined;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    requests.push(call);
    await hear?.(call);
    const { method, url = '', headers } = request;
    const through = forward(bucket.endpoint + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      let passed = 0;
      answer.on('data', (chunk: Buffer) => {
        passed += chunk.length;
        if (method === 'GET' && cutAfter !== undefined && passed > cutAfter) {
          response.write(chunk.subarray(0, chunk.length - (passed - cutAfter)), () => response.destroy());
        } else response.write(chunk);
      });
      answer.on('end', () => response.end());
    });
    through.on('error', () => response.destroy());
    request.pipe(through);
  };
  const server = createServer((request, response) => void pass(request, response));
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  closeLater(() => (server.listening ? goDown() : Promise.resolve()));
  return {
    bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` },
    requests,
    goDown,
    comeBack: () => listen(port),
    truncateAfter: (bytes) => (cutAfter = bytes),
    onRequest: (next) => (hear = next),
  };
}

/** The variables of the environment for files in this bucket. */
export function bucketEnvironment({ endpoint, bucket, prefix, region, ...keys }: Bucket) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_PREFIX: prefix,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
}
