import type * as S3 from '@aws-sdk/client-s3';
import type { Upload as UploadClass } from '@aws-sdk/lib-storage';
import { StorageUnavailable } from '../storage.ts';

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

/** The client with its library, which is loaded at the first call, because few installations use a bucket. */
export type BucketClient = { client: S3.S3Client; s3: typeof S3; Upload: typeof UploadClass };

/**
 * In milliseconds: for a connection, for the next bytes, and for an answer to a part of an upload. They are short,
 * because visitors wait for pictures meanwhile.
 */
const times = { connectionTimeout: 3_000, socketTimeout: 15_000, requestTimeout: 60_000 };

/** Makes a function that opens the client of a bucket once. */
export function bucketOpener(bucket: Bucket): () => Promise<BucketClient> {
  let opened: Promise<BucketClient> | undefined;
  return () => (opened ??= openClient(bucket));
}

async function openClient(bucket: Bucket): Promise<BucketClient> {
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: needsPathStyle(bucket),
    // Other providers support only the checksums that a call requires.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { ...times, throwOnRequestTimeout: true },
  });
  return { client, s3, Upload };
}

/**
 * Whether the name of the bucket is in the path of addresses. All providers except Amazon support that without DNS
 * entries. Amazon wants the name in the host name, but a dot in it would not match the certificate.
 */
export function needsPathStyle({ endpoint, bucket }: Pick<Bucket, 'endpoint' | 'bucket'>): boolean {
  return bucket.includes('.') || !new URL(endpoint).hostname.endsWith('.amazonaws.com');
}

/** Whether an answer of the bucket means that a key has no object. */
export function isMissingObject(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
}

/** Runs a call of the bucket. @throws StorageUnavailable if it fails, unless a local file or a missing object is why */
export async function callBucket<Result>(
  { bucket }: Pick<Bucket, 'bucket'>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    // Only errors of local files have a path.
    if (isMissingObject(error) || (error instanceof Error && 'path' in error)) throw error;
    throw unavailable(bucket, error);
  }
}

/** The error for a bucket that does not answer, or that refuses what it accepted at the start. */
export function unavailable(bucket: string, cause: unknown): StorageUnavailable {
  return new StorageUnavailable(`Kovaya ulaşılamıyor: ${bucket} (${reasonOf(cause)})`, { cause });
}

/** The shortest text that tells an operator why a call failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}
