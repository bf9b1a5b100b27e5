import type { Context } from '#server/context/context.ts';

/** A bucket that needs longer for one small request is of no use to an upload. */
const timeoutMs = 3_000;

/** Whether files are in a bucket that does not answer now. */
export async function isBucketLost({ config, privateFiles }: Pick<Context, 'config' | 'privateFiles'>) {
  if (!config.files.bucket) return false;
  const answers = privateFiles.find('originals/question').then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const isThere = await Promise.race([answers, silence]);
  clearTimeout(timer);
  return !isThere;
}
