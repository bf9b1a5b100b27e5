import { availableParallelism } from 'node:os';
import type { Context } from '#server/context/context.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';

/** Each encoder takes up to 250 MB. */
const mostEncoders = 4;

/** The number of encoders that can run in addition to the server's own: one for each further core. */
export const helpingEncoders = Math.min(availableParallelism(), mostEncoders) - 1;

/**
 * Runs `work` with this context and copies of it, each with an encoder that ends with the work. A server has
 * only one encoder, so that requests stay fast, but while the demo is loaded nobody sends requests.
 */
export async function withEncoders(
  ctx: Context,
  helpers: number,
  work: (contexts: readonly Context[]) => Promise<void>,
): Promise<void> {
  const encoders = Array.from({ length: helpers }, () => createPictureEncoder({ isUrgent: true }));
  try {
    await work([ctx, ...encoders.map((encoder) => ({ ...ctx, encoder }))]);
  } finally {
    await Promise.all(encoders.map((encoder) => encoder.close()));
  }
}

/**
 * Stores all items, three at a time with each context, so that the encoder works while files are written. After
 * a failure no further item is started; the error is thrown after the running ones have ended.
 */
export async function storeInParallel<Item>(
  contexts: readonly Context[],
  items: readonly Item[],
  store: (ctx: Context, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  const storeWaiting = async (ctx: Context) => {
    for (const item of waiting) {
      if (hasFailed) return;
      await store(ctx, item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled([...contexts, ...contexts, ...contexts].map(storeWaiting));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}
