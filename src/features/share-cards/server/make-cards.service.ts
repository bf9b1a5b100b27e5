import { join } from 'node:path';
import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import type { Context } from '#server/context/context.ts';
import { deleteFiles } from '#server/media/delete-files.ts';
import { shareCardKey } from '#server/media/media-keys.ts';
import { EncoderCrashed, FileRefused } from '#server/ports/picture-encoder.ts';
import { StoredFileMissing } from '#server/ports/storage.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import type { CardSubject } from './card-subject.ts';
import { deleteCards, insertCards, selectCards, updateUnused } from './share-cards.queries.ts';

export type WantedCards = ReadonlyMap<string, CardSubject>;
type MadeCard = { hash: string; key: string; bytes: number };

/** The maximum number of cards per write, and the longest time for making them: each write empties the page cache. */
const cardsPerWrite = 500;
const timePerWrite = 3 * minuteMs;

/** How long a card that no page shows is kept, because link previews elsewhere may still name it. */
const keptUnused = 30 * dayMs;

/**
 * Makes the next of the wanted cards that are missing and records them in one write. It adds those that cannot be
 * made to `failed`.
 *
 * @returns whether others are still missing
 */
export async function makeMissingCards(
  ctx: Context,
  wanted: WantedCards,
  { signal, failed }: { signal: AbortSignal; failed: Set<string> },
): Promise<boolean> {
  const known = new Set((await selectCards(ctx.db)).map(({ hash }) => hash));
  const missing = [...wanted].filter(([hash]) => !known.has(hash) && !failed.has(hash));
  const made: MadeCard[] = [];
  const end = ctx.clock.now().getTime() + timePerWrite;
  let tried = 0;
  for (const [hash, subject] of missing.slice(0, cardsPerWrite)) {
    if (ctx.clock.now().getTime() > end) break;
    signal.throwIfAborted();
    tried += 1;
    const card = await makeCard(ctx, hash, subject);
    if (card) made.push(card);
    else failed.add(hash);
  }
  if (made.length > 0)
    await inContentTransaction(ctx, null, async (tx) => {
      const rows = made.map((card) => ({ ...card, made_at: tx.now, unused_since: null }));
      await insertCards(tx.db, rows);
      await tx.record({ entity: 'share-card', id: 0, action: 'add-cards', before: null, after: made.length });
    });
  return missing.length > tried;
}

/** Stores one card; a file that an interrupted run has stored is not made again. Undefined if it cannot be made. */
async function makeCard(ctx: Context, hash: string, subject: CardSubject): Promise<MadeCard | undefined> {
  const key = shareCardKey(hash);
  const stored = await ctx.publicFiles.find(key);
  if (stored) return { hash, key, bytes: stored.bytes };
  try {
    return await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
      const { photograph, focus, ...letters } = subject;
      const source = join(folder, 'photograph');
      if (photograph !== null) await ctx.publicFiles.fetch(photograph, source);
      const { file, bytes } = await ctx.encoder.drawShareCard(
        {
          ...letters,
          ...(photograph !== null && { photograph: { file: source, focus: focus ?? undefined } }),
        },
        folder,
      );
      await ctx.publicFiles.put(key, file);
      return { hash, key, bytes };
    });
  } catch (error) {
    if (
      error instanceof FileRefused ||
      error instanceof StoredFileMissing ||
      error instanceof EncoderCrashed
    ) {
      ctx.log.info({ err: error, name: subject.name }, 'a share card cannot be made');
      return undefined;
    }
    throw error;
  }
}

/** Notes since when no page shows a card, and removes the cards that no page has shown for a month. */
export async function sweepCards(ctx: Context, wanted: WantedCards): Promise<void> {
  const now = ctx.clock.now();
  const cards = await selectCards(ctx.db);
  const oldest = new Date(now.getTime() - keptUnused).toISOString();
  const isOld = ({ hash, unused_since: since }: (typeof cards)[number]) =>
    since !== null && since <= oldest && !wanted.has(hash);
  const unused = cards.filter(({ hash, unused_since }) => unused_since === null && !wanted.has(hash));
  const again = cards.filter(({ hash, unused_since }) => unused_since !== null && wanted.has(hash));
  const old = cards.filter(isOld);
  if (unused.length + again.length + old.length === 0) return;
  const hashes = (some: typeof cards) => some.map(({ hash }) => hash);
  // Files are deleted only while no backup runs, and after their rows, so that no page names a missing file.
  await deleteFiles(ctx, async () => {
    await inContentTransaction(ctx, null, async (tx) => {
      await updateUnused(tx.db, hashes(unused), tx.now);
      await updateUnused(tx.db, hashes(again), null);
      await deleteCards(tx.db, hashes(old));
      await tx.record({
        entity: 'share-card',
        id: 0,
        action: 'sweep',
        before: cards.length,
        after: old.length,
      });
    });
    for (const { key } of old) await ctx.publicFiles.delete(key);
  });
}
