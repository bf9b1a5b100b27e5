import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Readable } from 'node:stream';
import { refused } from '#server/errors.ts';

const megabyte = 1024 * 1024;

export const broken = () =>
  refused('Dosya açılamadı: bozuk ya da parolalı. Excel’de ya da arşivde yeniden kaydedip tekrar yükleyin.');
/** What is too large to be looked through once it is unfolded. */
export const tooBig = () =>
  refused('Dosyanın açılmış hali çok büyük. Daha az satır ya da resimle bölüp tekrar yükleyin.');

/** @throws AppError 422 for a file that is no ZIP or is broken. */
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

/** The files of a ZIP, no folders. @throws AppError 422 for a broken one or more than `max` entries. */
export async function listEntries(zip: ZipFile, max: number): Promise<Entry[]> {
  if (zip.entryCount > max) throw tooBig();
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry);
  } catch {
    throw broken();
  }
  return entries;
}

/** Bytes that may still be inflated; one for all parts of a file. */
export type Allowance = { bytes: number };

export const allowanceOf = (megabytes: number): Allowance => ({ bytes: megabytes * megabyte });

/** How many times its compressed size a part may have once it is larger than this; real sheets stay far below. */
const maxRatio = 100;
const freeBytes = megabyte;

/**
 * The inflated bytes of an entry. They are counted, because a ZIP may state any size.
 * @throws AppError 422 when they exceed the allowance, or what a file of this compressed size holds.
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
