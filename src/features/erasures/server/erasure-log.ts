import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { hourMs } from '#shared/rules/durations.ts';
import { LoggedErasure } from '../erasure.ts';
import type { Context } from '#server/context/context.ts';
import { addressHashes } from '#server/erasures/address-hash.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';

/**
 * Where backups and the erasure log lie. The log consists of objects that never change, because buckets cannot
 * append: a first line with the format, then one erasure per line.
 */
export type BackupPlace = Pick<FileStorage, 'put' | 'find' | 'list'>;

const Head = z.object({ format: z.literal(1) });

/** All keys begin so, because each continues with its year. */
const prefix = 'erasures/2';

/** In milliseconds. Clocks may differ by this much; an erasure that is applied twice does no harm. */
const overlap = hourMs;

/** In milliseconds. An object is written at least once a day, so a longer gap means that the log is missing. */
const longestGap = 25 * hourMs;

/** Writes one object with these erasures, in their order; without any it shows that the log was kept at this time. */
export async function writeToLog(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  place: BackupPlace,
  erasures: readonly LoggedErasure[],
): Promise<void> {
  const lines = [{ format: 1 }, ...erasures].map((line) => `${JSON.stringify(line)}\n`);
  await inTemporaryFolder(config.dataDir, async (folder) => {
    const file = join(folder, 'erasures.jsonl');
    await writeFile(file, lines.join(''), { mode: 0o600 });
    await place.put(keyOf(clock.now(), erasures[0]?.id ?? 0), file);
  });
}

/** The end is random, so an object that is written again after a crash never has the key of an older, shorter one. */
function keyOf(now: Date, firstId: number): string {
  const instant = now.toISOString().toLowerCase().replaceAll(/[:.]/g, '-');
  return `erasures/${instant}-${firstId}-${randomBytes(4).toString('hex')}.jsonl`;
}

/** The instant in the key of an object; undefined for other files. */
function instantIn(key: string): number | undefined {
  const [, day, hours, minutes, seconds, milliseconds] =
    /^erasures\/(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)-(\d{3})z-/.exec(key) ?? [];
  const instant = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** The keys of the objects that were written after an instant, in their order. */
async function keysSince(place: BackupPlace, since: number): Promise<string[]> {
  const keys = await place.list(prefix);
  return keys.filter((key) => (instantIn(key) ?? 0) >= since).sort();
}

/**
 * Reads what was erased since an instant, in order of time. `damaged` counts lines of an unknown form and objects that
 * disappeared meanwhile.
 */
export async function readLog(
  place: BackupPlace,
  since: Date,
): Promise<{ erasures: LoggedErasure[]; damaged: number }> {
  const erasures: LoggedErasure[] = [];
  let damaged = 0;
  for (const key of await keysSince(place, since.getTime() - overlap)) {
    const object = await place.find(key);
    const [head, ...lines] = object ? (await text(object.stream())).split('\n') : [''];
    if (!Head.safeParse(parsed(head ?? '')).success) damaged += 1;
    for (const line of lines.filter((one) => one !== '')) {
      const entry = LoggedErasure.safeParse(parsed(line));
      if (entry.success) erasures.push(entry.data);
      else damaged += 1;
    }
  }
  const timeOf = ({ at }: LoggedErasure) => Date.parse(at);
  erasures.sort((one, other) => timeOf(one) - timeOf(other) || one.id - other.id);
  return { erasures, damaged };
}

/**
 * Whether a restore can rely on the log: `missing` if nothing shows that it was kept at the time of the backup,
 * `damaged` if a line cannot be read, `unknown-key` if addresses were hashed with a key that is not at hand.
 */
export type ErasureLogState = 'complete' | 'missing' | 'damaged' | 'unknown-key';

/** Checks the log for a restore of a backup whose snapshot was taken at `since`. */
export async function findErasureLog(
  ctx: Pick<Context, 'sealing'>,
  place: BackupPlace,
  since: Date,
): Promise<ErasureLogState> {
  if ((await keysSince(place, since.getTime() - longestGap)).length === 0) return 'missing';
  const { erasures, damaged } = await readLog(place, since);
  if (damaged > 0) return 'damaged';
  const known = addressHashes(ctx);
  const isKnown = (erasure: LoggedErasure) =>
    erasure.kind !== 'person' || erasure.address === null || known.has(erasure.address.key);
  return erasures.every(isKnown) ? 'complete' : 'unknown-key';
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
