import { constants, createWriteStream } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxSheetMegabytes } from '#features/imports/server/files/source.ts';
import { SourceFailure } from './source-failure.ts';

/** The name of the file, and when it was last written, in milliseconds since 1970. */
export type FolderFile = { name: string; writtenAt: number };

/** Whether a text is a path below the folder, such as `stok/*.xlsx`: no part leads out of it. */
export function isFolderPattern(pattern: string): boolean {
  const parts = pattern.split('/');
  return (
    parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part)) &&
    parts.slice(0, -1).every((part) => !part.includes('*'))
  );
}

/**
 * Copies the newest file of the folder that fits the pattern to `path`. Symbolic links are not followed, so that
 * nothing outside the folder is read.
 *
 * @throws SourceFailure
 */
export async function readFolder(
  folder: string,
  pattern: string,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<FolderFile> {
  if (!isFolderPattern(pattern)) throw new SourceFailure('Dosya adı klasörün dışına çıkıyor.');
  const place = await openPlace(folder, pattern.split('/').slice(0, -1));
  const found = await newest(place, pattern.split('/').at(-1) ?? '');
  if (!found) throw new SourceFailure(`Klasörde “${pattern}” adına uyan bir dosya yok.`);
  const file = join(place, found.name);
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => {
    throw new SourceFailure(`“${found.name}” okunamıyor.`);
  });
  try {
    const facts = await handle.stat();
    // A folder on the way may have been replaced by a link after it was looked at.
    const here = await stat(await realpath(file));
    const isSame = here.ino === facts.ino && here.dev === facts.dev && (await realpath(file)) === file;
    if (!facts.isFile() || !isSame) throw new SourceFailure(`“${found.name}” bir dosya değil.`);
    if (facts.size > maxSheetMegabytes * 1024 * 1024)
      throw new SourceFailure(`Dosya çok büyük: bir tablo en çok ${maxSheetMegabytes} MB olabilir.`);
    await pipeline(
      handle.createReadStream({ autoClose: false, end: Math.max(facts.size - 1, 0) }),
      createWriteStream(path, { mode: 0o600 }),
      { signal },
    );
    return { name: found.name, writtenAt: facts.mtimeMs };
  } finally {
    await handle.close();
  }
}

/** The real path of a folder below `root`. @throws SourceFailure if it is missing or a link */
async function openPlace(root: string, parts: readonly string[]): Promise<string> {
  let place = await realpath(root).catch(() => {
    throw new SourceFailure('Sunucudaki IMPORT_DIR klasörü açılamıyor.');
  });
  for (const part of parts) {
    place = join(place, part);
    const facts = await lstat(place).catch(() => undefined);
    if (!facts?.isDirectory()) throw new SourceFailure(`“${parts.join('/')}” klasörü yok.`);
  }
  return place;
}

async function newest(place: string, pattern: string): Promise<{ name: string } | undefined> {
  const entries = await readdir(place, { withFileTypes: true });
  let found: { name: string; writtenAt: number } | undefined;
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.') || !fits(entry.name, pattern)) continue;
    const { mtimeMs: writtenAt } = await lstat(join(place, entry.name));
    if (!found || writtenAt > found.writtenAt) found = { name: entry.name, writtenAt };
  }
  return found;
}

/** Whether a name fits a pattern in which `*` stands for any characters; large and small letters are the same. */
function fits(name: string, pattern: string): boolean {
  const [first = '', ...parts] = pattern.toLowerCase().split('*');
  const lower = name.toLowerCase();
  if (parts.length === 0) return lower === first;
  const last = parts.pop() ?? '';
  if (!lower.startsWith(first) || !lower.endsWith(last)) return false;
  let from = first.length;
  for (const part of parts) {
    const at = lower.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from <= lower.length - last.length;
}
