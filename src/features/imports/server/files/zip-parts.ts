import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Readable } from 'node:stream';
import { refused } from '#server/errors.ts';

const megabyte = 1024 * 1024;

export const broken = () =>
  refused('Dosya açılamadı: bozuk ya da parolalı. Excel’de ya da arşivde yeniden kaydedip tekrar yükleyin.');
/** The error for content that is too large after decompression. */
export const tooBig = () =>
  refused('Dosyanın açılmış hali çok büyük. Daha az satır ya da resimle bölüp tekrar yükleyin.');

/**
 * Opens a ZIP for `work` and closes it afterwards.
 *
 * @throws AppError 422 for a file that is not a ZIP or is broken.
 */
export async function inZip<Result>(path: string, work: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  let zip: ZipFile;
  try {
    zip = await yauzl.openPromise(path, { autoClose: false, strictFileNames: false });
  } catch {
    throw broken();
  }
  try {
    return await work(zip);
  } finally {
    zip.close();
  }
}

/** The most bytes of the list of entries, which is kept in memory; with short names 20,000 take 2 MB. */
const maxDirectory = 8 * megabyte;

/**
 * Lists the files of a ZIP without its folders.
 *
 * @throws AppError 422 for a broken ZIP or more than `max` entries.
 */
export async function listEntries(zip: ZipFile, max: number): Promise<Entry[]> {
  if (zip.entryCount > max) throw tooBig();
  const entries: Entry[] = [];
  let directory = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      directory += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directory > maxDirectory) break;
      if (!entry.fileName.endsWith('/')) entries.push(entry);
    }
  } catch {
    throw broken();
  }
  if (directory > maxDirectory) throw tooBig();
  return entries;
}

/** The number of bytes that may still be decompressed. Parts that share the object share the limit. */
export type Allowance = { bytes: number };

export const allowanceOf = (megabytes: number): Allowance => ({ bytes: megabytes * megabyte });

/**
 * A part that is larger than `freeBytes` may be at most this many times its compressed size; real sheets stay
 * far below.
 */
const maxRatio = 100;
const freeBytes = megabyte;

/**
 * Decompresses an entry. The actual bytes are counted, because a ZIP may state any size.
 *
 * @throws AppError 422 if they exceed the allowance or the allowed ratio to the compressed size
 */
export async function* inflate(zip: ZipFile, entry: Entry, allowance: Allowance): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > allowance.bytes) throw tooBig();
  let stream: Readable | undefined;
  let left = Math.max(freeBytes, entry.compressedSize * maxRatio);
  try {
    stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      allowance.bytes -= chunk.length;
      left -= chunk.length;
      if (allowance.bytes < 0 || left < 0) throw tooBig();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && error.message === tooBig().message) throw error;
    throw broken();
  } finally {
    stream?.destroy();
  }
}
