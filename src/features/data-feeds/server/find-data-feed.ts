import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import { selectDataFeedByHash, updateLastUse, type DataFeedRow } from './data-feeds.queries.ts';

/** In milliseconds. The last use is stored at most this often. */
const noteEvery = minuteMs;

/** Finds the feed of a file such as `{secret}.csv` and notes its use; undefined if it was ended or renewed. */
export async function findDataFeed(ctx: Context, file: string): Promise<DataFeedRow | undefined> {
  const [, token, format] = /^([\w-]{43})\.(json|csv)$/.exec(file) ?? [];
  const row = token === undefined ? undefined : await selectDataFeedByHash(ctx.db, tokenHash(token));
  if (!row || row.format !== format) return undefined;
  noteUse(ctx, row);
  return row;
}

/** In the background, so that an answer neither waits for a write nor fails with it. */
function noteUse(ctx: Context, { id, last_used_at: last }: DataFeedRow): void {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - noteEvery).toISOString();
  if (last !== null && last > before) return;
  const use = { id, now: now.toISOString(), before };
  inOperationalTransaction(ctx, ({ db }) => updateLastUse(db, use)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'when a feed was last used was not written'),
  );
}
