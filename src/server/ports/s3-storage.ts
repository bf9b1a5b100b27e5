import type * as S3 from '@aws-sdk/client-s3';
import type { Upload as UploadClass } from '@aws-sdk/lib-storage';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isStorageKey, StoredFileMissing, type FileStorage } from './storage.ts';

/** A bucket of any provider that speaks Amazon's S3. */
export type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  /** All keys begin with it; it is empty, or has no slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** In milliseconds. If a bucket does not answer, the call fails after this time. */
const connectionTimeout = 10_000;
const requestTimeout = 60_000;

/** A file store in a bucket. The client is loaded at the first call, because few installations use one. */
export function createS3Storage({ bucket: Bucket, prefix, ...access }: Bucket): FileStorage {
  const start = prefix === '' ? '' : `${prefix}/`;
  let opened: Promise<Opened> | undefined;
  const open = () => (opened ??= openClient(access));
  const nameOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return start + key;
  };

  async function sizeOf(Key: string): Promise<number | undefined> {
    const { client, s3 } = await open();
    try {
      const { ContentLength } = await client.send(new s3.HeadObjectCommand({ Bucket, Key }));
      return ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function* read(Key: string, Range?: string): AsyncGenerator<Buffer> {
    const { client, s3 } = await open();
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key, Range }));
    yield* Body as Readable;
  }

  async function* listNames(Prefix: string, Delimiter?: string): AsyncGenerator<string> {
    const { client, s3 } = await open();
    const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter });
    for await (const { Contents = [] } of pages)
      for (const { Key = '' } of Contents) yield Key.slice(start.length);
  }

  return {
    async put(key, localFile) {
      const Key = nameOf(key);
      await stat(localFile);
      if ((await sizeOf(Key)) !== undefined) return;
      const { client, Upload } = await open();
      // The upload is in parts for large files; others see an object only when it is complete.
      const params = { Bucket, Key, Body: createReadStream(localFile) };
      await new Upload({ client, params }).done();
    },
    async find(key) {
      const Key = nameOf(key);
      const bytes = await sizeOf(Key);
      if (bytes === undefined) return undefined;
      return {
        bytes,
        stream: (range) => Readable.from(read(Key, range && `bytes=${range.start}-${range.end}`)),
      };
    },
    async fetch(key, localFile) {
      const stream = Readable.from(read(nameOf(key)));
      try {
        await pipeline(stream, createWriteStream(localFile));
      } catch (error) {
        throw isMissing(error) ? new StoredFileMissing(key) : error;
      }
    },
    list: (prefixOfKeys) => Array.fromAsync(listNames(nameOf(prefixOfKeys), '/')),
    keys: () => listNames(start),
    async delete(key) {
      const Key = nameOf(key);
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
    async removeUnfinished(minimumAge) {
      const { client, s3 } = await open();
      const { Uploads = [] } = await client.send(
        new s3.ListMultipartUploadsCommand({ Bucket, Prefix: start }),
      );
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Initiated || Date.now() - Initiated.getTime() < minimumAge) continue;
        await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      }
    },
  };
}

type Opened = {
  client: S3.S3Client;
  s3: typeof S3;
  Upload: typeof UploadClass;
};

async function openClient({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<Bucket, 'bucket' | 'prefix'>): Promise<Opened> {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket in the path works with every provider; the bucket in the host name needs DNS entries.
    forcePathStyle: true,
    // Other providers support only the checksums that a call requires.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, requestTimeout },
  });
  return { client, s3, Upload };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
}
