import { expect, it } from 'vitest';
import { withDeadline } from './page-cache.ts';

it('an answer that takes too long becomes 503, and one that arrives in time is sent', async () => {
  const never = new Promise<string>(() => undefined);
  await expect(withDeadline(never, 20)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(await withDeadline(Promise.resolve('page'), 1_000)).toBe('page');
});
