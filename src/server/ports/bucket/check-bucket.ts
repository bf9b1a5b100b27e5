import { randomUUID } from 'node:crypto';
import type { StorageUnavailable } from '../storage.ts';
import { bucketOpener, reasonOf, unavailable, type Bucket } from './bucket-client.ts';

/** The bucket answers, but these settings cannot work with it; the message is one line for the operator. */
export class BucketRefused extends Error {}

/**
 * Writes, reads, lists and deletes one small object beside the stores, as the program will.
 *
 * @throws BucketRefused if keys, bucket or region are wrong
 * @throws StorageUnavailable if the bucket does not answer
 */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const { bucket: Bucket, prefix } = bucket;
  const { client, s3 } = await bucketOpener(bucket)();
  const Prefix = `${prefix === '' ? '' : `${prefix}/`}start-check/`;
  const Key = `${Prefix}${randomUUID()}`;
  try {
    await client.send(new s3.PutObjectCommand({ Bucket, Key, Body: Key }));
    const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
    const content = await Body?.transformToString();
    const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix }));
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    if (content !== Key || Contents.length === 0)
      throw new BucketRefused('S3_ENDPOINT: kova, yazılan dosyayı geri vermiyor.');
  } catch (error) {
    throw error instanceof BucketRefused ? error : explain(bucket, error);
  } finally {
    client.destroy();
  }
}

type Answered = Error & { $metadata?: { httpStatusCode?: number } };

function explain({ bucket, endpoint, region }: Bucket, error: unknown): BucketRefused | StorageUnavailable {
  const { name, $metadata } = error as Answered;
  const status = $metadata?.httpStatusCode;
  if (status === undefined || status >= 500 || status === 429) return unavailable(bucket, error);
  const reason = reasonOf(error);
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed' || status === 301)
    return new BucketRefused(`S3_REGION: “${bucket}” kovası bu bölgede değil: ${region} (${reason}).`);
  if (status === 404)
    return new BucketRefused(`S3_BUCKET: böyle bir kova yok: ${bucket} (${endpoint}, ${reason}).`);
  if (status === 401 || status === 403)
    return new BucketRefused(
      `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: “${bucket}” kovası bu anahtarlarla okunup yazılamıyor (${reason}).`,
    );
  return new BucketRefused(`S3_ENDPOINT: kova isteği kabul etmiyor: ${endpoint} (${reason}).`);
}
