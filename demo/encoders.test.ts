import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { storeInParallel, withEncoders } from './encoders.ts';

const contexts = ['one', 'two'] as unknown as Context[];

it('each file is stored once, although all encoders work at the same time', async () => {
  const stored: number[] = [];
  const users = new Set<Context>();
  let running = 0;
  let most = 0;
  await storeInParallel(contexts, [1, 2, 3, 4, 5, 6, 7, 8], async (ctx, file) => {
    users.add(ctx);
    most = Math.max(most, (running += 1));
    await sleep(1);
    running -= 1;
    stored.push(file);
  });
  expect(stored.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([users.size, most]).toEqual([2, 6]);
});

it('after a failure no further file starts, and the error is thrown once the running ones have ended', async () => {
  const ended: number[] = [];
  const store = async (_: Context, file: number) => {
    if (file === 2) throw new Error('damaged');
    await sleep(5);
    ended.push(file);
  };
  await expect(storeInParallel(contexts, [1, 2, 3, 4, 5, 6, 7, 8], store)).rejects.toThrow('damaged');
  expect(ended).toEqual([1, 3, 4, 5, 6]);
});

it('an additional encoder ends with the work', async () => {
  const ctx = { encoder: {} } as Context;
  let helper: Context | undefined;
  await withEncoders(ctx, 1, (all) => {
    expect(all[0]).toBe(ctx);
    helper = all[1];
    return Promise.resolve();
  });
  await expect(helper?.encoder.checkPdf('any.pdf')).rejects.toThrow('closed');
});
