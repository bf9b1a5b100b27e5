import { open } from 'node:fs/promises';

/** Reads parts of a file; what lies behind its end is missing from the answer. */
export type ByteReader = { bytes: number; read: (position: number, length: number) => Promise<Buffer> };

/** A container that names more bytes than the file has. */
export class IncompleteFile extends Error {}

/** Above every real container; a made-up one could keep the server busy for minutes. */
const maxElements = 50_000;

/** Opens a file for `work` and closes it after. */
export async function withByteReader<Result>(
  path: string,
  work: (reader: ByteReader) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await work({
      bytes: size,
      read: async (position, length) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}

/** A part of a container: its name, and where its content begins and ends. */
export type Element = { name: string; start: number; end: number };

/**
 * The elements from `start` to `end`, one after another; `readHead` reads the name and the ends of one.
 * @throws IncompleteFile when one ends behind `end`.
 */
export async function* elementsOf(
  { start, end }: Pick<Element, 'start' | 'end'>,
  readHead: (position: number) => Promise<Element | undefined>,
): AsyncGenerator<Element> {
  let position = start;
  for (let count = 0; position < end; count += 1) {
    const element = await readHead(position);
    if (!element) return;
    if (element.end > end || element.end <= position || count === maxElements) throw new IncompleteFile();
    yield element;
    position = element.end;
  }
}
