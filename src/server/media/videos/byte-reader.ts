import { open } from 'node:fs/promises';

/** Reads parts of a file. If a part goes beyond the end of the file, the answer is shorter. */
export type ByteReader = { bytes: number; read: (position: number, length: number) => Promise<Buffer> };

/** The error for a container that is cut off or malformed. */
export class IncompleteFile extends Error {}

/** The maximum number of reads per file. Real videos need fewer; a crafted file could keep the server busy. */
const maxReads = 100_000;

/** Opens a file for `work` and closes it afterwards. */
export async function withByteReader<Result>(
  path: string,
  work: (reader: ByteReader) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let reads = 0;
    return await work({
      bytes: size,
      read: async (position, length) => {
        reads += 1;
        if (reads > maxReads) throw new IncompleteFile();
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}

/** A part of a container: the name, and the positions where the content begins and ends. */
export type Element = { name: string; start: number; end: number };

/**
 * Yields the elements between `start` and `end`. `readHead` reads the name, the start and the end of one
 * element.
 * @throws IncompleteFile if an element ends after `end` or not after its start.
 */
export async function* elementsOf(
  { start, end }: Pick<Element, 'start' | 'end'>,
  readHead: (position: number) => Promise<Element | undefined>,
): AsyncGenerator<Element> {
  let position = start;
  while (position < end) {
    const element = await readHead(position);
    if (!element) return;
    if (element.end > end || element.end <= position) throw new IncompleteFile();
    yield element;
    position = element.end;
  }
}
