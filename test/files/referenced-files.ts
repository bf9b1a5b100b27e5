import { setTimeout as sleep } from 'node:timers/promises';
import { pictureFiles } from '#shared/picture-files.ts';
import { closeLater } from '../close-later.ts';

export type Get = (address: string) => Promise<{ status: number; body: string }>;

/** The result of `watchReferencedFiles`. */
export type Observation = {
  /** The number of times each answer was read. */
  rounds: number;
  /** All files that were referred to. */
  files: Set<string>;
  /**
   * Answers with a status other than 200, and files that could not be read although an answer refers to them.
   */
  faults: string[];
};

/** Matches the address of one file, as in HTML, or of several widths, as in JSON: `…-{480,960}-v1.avif`. */
const fileAddress = /\/media\/[\w./{},-]+\.(?:avif|jpg)/g;

/**
 * Reads public answers in a loop; after each answer it immediately reads the files that the answer refers to.
 */
export function watchReferencedFiles(
  get: Get,
  addresses: readonly string[],
): { stop: () => Promise<Observation> } {
  const observed: Observation = { rounds: 0, files: new Set(), faults: [] };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      for (const address of addresses) await readWithFiles(get, address, observed);
      observed.rounds += 1;
      await sleep(5);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await watching;
    return observed;
  };
  closeLater(stop);
  return { stop };
}

/** Reads a public answer and the files that it refers to. @returns the files */
export async function readWithFiles(get: Get, address: string, observed: Observation): Promise<string[]> {
  const { status, body } = await get(address);
  if (status !== 200) observed.faults.push(`${address}: ${status}`);
  const files = [...new Set(body.match(fileAddress)?.flatMap(filesAt))];
  for (const file of files) {
    observed.files.add(file);
    const { status: fileStatus, body: content } = await get(file);
    if (fileStatus !== 200 || content === '')
      observed.faults.push(`${address} references ${file}: ${fileStatus}`);
  }
  return files;
}

function filesAt(address: string): string[] {
  if (!address.includes('{')) return [address];
  const format = address.endsWith('.avif') ? 'avif' : 'jpeg';
  return pictureFiles({ sources: [address] }, format).map(({ url }) => url);
}
