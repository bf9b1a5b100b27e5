import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { toJson } from '#server/db/json.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound, unavailable } from '#server/errors.ts';
import { enqueue, replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { PictureFacts } from '#server/ports/picture-encoder.ts';
import type { avifKind } from './avif.job.ts';
import type { pagePictureKind } from './page-picture.job.ts';
import { searchTextOf } from './media-search-text.ts';
import { deleteRenditions, insertRenditions, type NewRendition } from './renditions.queries.ts';
import {
  insertMedium,
  selectLiveMediumByHash,
  selectMedia,
  updateMedium,
  type MediumRow,
} from './media.queries.ts';
import { purgeKind, purgeTime } from './purge.job.ts';
import { withTrueEnding } from './true-ending.ts';

/** An uploaded file on the local disk, not yet checked. */
export type LocalFile = {
  path: string;
  /** A folder for temporary files; the caller removes it. */
  folder: string;
  /** The file name that people see. */
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  hash: string;
  /** The alternative texts of a new medium. */
  alt?: LocalisedText;
  /** The medium whose file this one replaces; without it the file becomes a new medium. */
  replaces?: Replacement;
};

export type Replacement = {
  id: number;
  /** Checks the medium again in the transaction that writes it. */
  check: (tx: ContentTransaction, row: MediumRow) => Promise<void>;
  /** Makes the files that derive from the new file, and returns a function that records them. */
  prepare: () => Promise<(tx: ContentTransaction) => Promise<void>>;
};

/** Files without a record are removed after this time, in milliseconds. */
const reservationTime = 3_600_000;

/** Another request recorded the same file first. */
class RecordedByOther extends Error {}

/** The data and files to store for an accepted upload. */
export type NewMedium = {
  facts: PictureFacts;
  jobs: readonly (typeof avifKind | typeof pagePictureKind)[];
  /** Puts the files into the stores; it runs before the record is written. */
  storeFiles: () => Promise<NewRendition[]>;
};

/** Stores the files first and then the record that names them; after a failure the files are removed. */
export async function storeMedium(
  ctx: Context,
  actor: Actor,
  { name, ...rest }: LocalFile,
  { facts, jobs, storeFiles }: NewMedium,
): Promise<MediumRow> {
  const file = { ...rest, name: withTrueEnding(name, facts.mime) };
  await reserveFiles(ctx, file.hash);
  const stored = await storeFiles();
  const writeFollowing = await file.replaces?.prepare();
  try {
    const medium = await inContentTransaction(ctx, actor, async (tx) => {
      const row = file.replaces
        ? await writeReplaced(tx, file, { facts, replaces: file.replaces })
        : await insertNew(tx, file, facts);
      await insertRenditions(tx.db, row.id, stored);
      for (const kind of jobs) await enqueue(tx, kind, { media_id: row.id });
      await writeFollowing?.(tx);
      return row;
    });
    wakeJobRunners();
    return medium;
  } catch (error) {
    const first = error instanceof RecordedByOther && (await selectLiveMediumByHash(ctx.db, file.hash));
    if (!first) throw error;
    return first;
  }
}

/**
 * Schedules the removal of these files, in case of a crash before they are recorded; recorded files stay. It
 * replaces an earlier removal, which a deleted medium with the same hash may have left.
 */
async function reserveFiles(ctx: Context, hash: string): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() + reservationTime).toISOString();
  const reserve = () => inOperationalTransaction(ctx, (tx) => replaceQueued(tx, purgeKind, { hash }, until));
  for (let attempt = 1; !(await reserve()); attempt += 1) {
    if (attempt === 50)
      throw unavailable('Bu resmin eski dosyaları şu anda siliniyor. Birazdan tekrar deneyin.');
    await sleep(100);
  }
}

/** 60 random bits as letters and digits for addresses: short enough to print, too many to guess. */
const newAddressKey = () => Array.from(randomBytes(12), (byte) => addressLetters[byte % 32]).join('');
const addressLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

async function insertNew(
  tx: ContentTransaction,
  { name, bytes, hash, alt: texts = {} }: LocalFile,
  facts: PictureFacts,
): Promise<MediumRow> {
  const alt = toJson(texts);
  const medium = await insertMedium(tx.db, {
    ...facts,
    hash,
    file_name: name,
    alt,
    address_key: newAddressKey(),
    search_fold: searchTextOf({ file_name: name, alt }),
    bytes,
    created_at: tx.now,
    updated_at: tx.now,
  });
  if (!medium) throw new RecordedByOther();
  await tx.record({ entity: 'media', id: medium.id, action: 'create', before: null, after: medium });
  return medium;
}

async function writeReplaced(
  tx: ContentTransaction,
  { name, bytes, hash }: LocalFile,
  { facts, replaces: { id, check } }: { facts: PictureFacts; replaces: Replacement },
): Promise<MediumRow> {
  const [before] = await selectMedia(tx.db, [id]);
  if (!before) throw notFound();
  await check(tx, before);
  const after = await updateMedium(tx.db, id, {
    ...facts,
    hash,
    file_name: name,
    search_fold: searchTextOf({ file_name: name, alt: before.alt }),
    bytes,
    version: before.version + 1,
    updated_at: tx.now,
  });
  await deleteRenditions(tx.db, id);
  await enqueue(tx, purgeKind, { hash: before.hash }, purgeTime(tx.now));
  await tx.record({ entity: 'media', id, action: 'replace', before, after });
  return after;
}
