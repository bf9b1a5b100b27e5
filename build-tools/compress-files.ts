import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Bytes; a smaller file gains next to nothing. */
const smallest = 256;

/** Writes `file.br` and `file.gz` beside each file, with the highest compression. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < smallest) return;
  await Promise.all([
    promisify(brotliCompress)(plain).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(plain, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
