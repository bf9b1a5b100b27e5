import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isStorageKey, StoredFileMissing, type FileStorage } from '../storage.ts';
import { bucketOpener, callBucket, isMissingObject, unavailable, type Bucket } from './bucket-client.ts';

/** A file store in a bucket, which nobody may read without its keys. */
export function createS3Storage(place: Bucket): FileStorage {
  const { bucket: Bucket, prefix } = place;
  const start = prefix === '' ? '' : `${prefix}/`;
  const open = bucketOpener(place);
  const nameOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return start + key;
  };

  async function sizeOf(Key: string): Promise<number | undefined> {
    const { client, s3 } = await open();
    try {
      const call = () => client.send(new s3.HeadObjectCommand({ Bucket, Key }));
      return (await callBucket(place, call)).ContentLength;
    } catch (error) {
      if (isMissingObject(error)) return undefined;
      throw error;
    }
  }

  async function* read(Key: string, Range?: string): AsyncGenerator<Buffer> {
    const { client, s3 } = await open();
    const call = () => client.send(new s3.GetObjectCommand({ Bucket, Key, Range }));
    const { Body } = await callBucket(place, call);
    try {
      yield* Body as Readable;
    } catch (error) {
      throw unavailable(Bucket, error);
    }
  }

  async function* listNames(Prefix: string, Delimiter?: string): AsyncGenerator<string> {
    const { client, s3 } = await open();
    let ContinuationToken: string | undefined;
    do {
      const command = new s3.ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken });
      const { Contents = [], NextContinuationToken } = await callBucket(place, () => client.send(command));
      for (const { Key = '' } of Contents) yield Key.slice(start.length);
      ContinuationToken = NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    async put(key, localFile) {
      const Key = nameOf(key);
      await stat(localFile);
      if ((await sizeOf(Key)) !== undefined) return;
      const { client, Upload } = await open();
      // The upload is in parts for large files; others see an object only when it is complete.
      const params = { Bucket, Key, Body: createReadStream(localFile) };
      await callBucket(place, () => new Upload({ client, params }).done());
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
        throw isMissingObject(error) ? new StoredFileMissing(key) : error;
      }
    },
    list: (prefixOfKeys) => Array.fromAsync(listNames(nameOf(prefixOfKeys), '/')),
    keys: () => listNames(start),
    async delete(key) {
      const Key = nameOf(key);
      const { client, s3 } = await open();
      await callBucket(place, () => client.send(new s3.DeleteObjectCommand({ Bucket, Key })));
    },
    async removeUnfinished(minimumAge) {
      const { client, s3 } = await open();
      const list = new s3.ListMultipartUploadsCommand({ Bucket, Prefix: start });
      const { Uploads = [] } = await callBucket(place, () => client.send(list).catch(noneIfUnknown));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (!Initiated || Date.now() - Initiated.getTime() < minimumAge) continue;
        const abort = new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId });
        await callBucket(place, () => client.send(abort));
      }
    },
  };
}

/** A bucket that cannot list unfinished uploads has to remove them by a rule of its own. */
function noneIfUnknown(error: unknown): { Uploads?: [] } {
  if (error instanceof Error && error.name === 'NotImplemented') return {};
  throw error;
}
