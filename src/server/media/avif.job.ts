import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { renditionSizes } from '#server/ports/rendition-sizes.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { originalKey, renditionKey } from './media-keys.ts';
import { insertRenditions, selectRenditions, type NewRendition } from './renditions.queries.ts';
import { isPicture, selectMedia, type MediumRow } from './media.queries.ts';

export const avifKind = defineJob('media.avif', z.object({ media_id: z.int() }));

/** Makes the AVIFs of a picture and records all in one write, because each write empties the page cache. */
export async function makeAvifs(
  ctx: Context,
  { media_id: id }: PayloadOf<typeof avifKind>,
  signal: AbortSignal,
): Promise<void> {
  const [medium] = await selectMedia(ctx.db, [id]);
  if (!medium || !isPicture(medium)) return;
  const renditions = await selectRenditions(ctx.db, [id]);
  const widths = new Set(renditions.flatMap(({ format, width }) => (format === 'avif' ? width : [])));
  const missing = renditionSizes(medium, 'avif').filter(({ width }) => !widths.has(width));
  if (missing.length === 0) return;
  const made = await inTemporaryFolder(ctx.config.dataDir, (folder) =>
    encode(ctx, medium, { sizes: missing, folder, signal }),
  );
  await inContentTransaction(ctx, null, async (tx) => {
    const [now] = await selectMedia(tx.db, [id]);
    // Another file has replaced this one meanwhile; that file has its own job.
    if (now?.hash !== medium.hash) {
      tx.leaveUnchanged();
      return;
    }
    await insertRenditions(tx.db, id, made);
    await tx.record({ entity: 'media', id, action: 'add-renditions', before: null, after: made });
  });
}

type Encoding = { sizes: readonly { width: number; height: number }[]; folder: string; signal: AbortSignal };

async function encode(
  { encoder, privateFiles, publicFiles }: Context,
  { hash }: MediumRow,
  { sizes, folder, signal }: Encoding,
): Promise<NewRendition[]> {
  const original = join(folder, 'original');
  await privateFiles.fetch(originalKey(hash), original);
  const made: NewRendition[] = [];
  for (const { width, height } of sizes) {
    signal.throwIfAborted();
    const { file, ...facts } = await encoder.makeAvif(original, folder, { width, height });
    const key = renditionKey(hash, facts);
    await publicFiles.put(key, file);
    made.push({ ...facts, key });
  }
  return made;
}
