import { Readable } from 'node:stream';
import type { Context } from '#server/context/context.ts';
import { originalKey } from './media-keys.ts';
import type { MediumRow } from './media.queries.ts';
import { findPermanentFile } from './permanent-files.read.ts';
import { withoutMetadata } from './without-metadata.ts';

/** A picture in full size; `ending` is the extension of its format. */
export type FullPicture = { ending: 'jpg' | 'png'; content: Readable };

/**
 * Opens the original of a picture without its metadata. An original that not every program shows is replaced by its
 * largest JPEG. The original is in memory while it is read, so callers limit how many are open at once.
 *
 * @throws Error if neither file exists
 */
export async function openFullPicture(
  { db, privateFiles, publicFiles }: Pick<Context, 'db' | 'privateFiles' | 'publicFiles'>,
  medium: MediumRow,
): Promise<FullPicture> {
  const original = canKeep(medium) ? await privateFiles.find(originalKey(medium.hash)) : undefined;
  const parts = original && withoutMetadata(medium.mime, await readWhole(original.stream()));
  if (parts)
    return { ending: medium.mime === 'image/png' ? 'png' : 'jpg', content: Readable.from(inPieces(parts)) };
  const largest = await findPermanentFile(db, medium);
  const file = largest && (await publicFiles.find(largest.key));
  if (!file) throw new Error(`the picture ${medium.id} has no file`);
  return { ending: 'jpg', content: file.stream() };
}

const canKeep = ({ mime }: MediumRow) => mime === 'image/jpeg' || mime === 'image/png';

async function readWhole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const pieceBytes = 64 * 1024;

/** Small pieces, so that a checksum over them never holds up other requests. */
async function* inPieces(parts: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  for (const part of parts)
    for (let start = 0; start < part.length; start += pieceBytes)
      yield part.subarray(start, start + pieceBytes);
}
