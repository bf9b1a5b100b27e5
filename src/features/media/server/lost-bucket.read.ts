import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/context/context.ts';

/** A bucket that needs longer for one small request is of no use to an upload. */
const timeoutMs = 3_000;

/** Whether files are in a bucket that does not answer now. */
export async function isBucketLost({ config, privateFiles }: Pick<Context, 'config' | 'privateFiles'>) {
  if (!config.files.bucket) return false;
  const isLost = privateFiles.find('originals/question').then(
    () => false,
    () => true,
  );
  return Promise.race([isLost, sleep(timeoutMs, true, { ref: false })]);
}
