import { setTimeout as sleep } from 'node:timers/promises';
import { pictureFiles } from '#shared/picture-files.ts';
import { closeLater } from '../close-later.ts';

export type Get = (address: string) => Promise<{ status: number; body: string }>;

/** What was observed in public answers and the files that they reference. */
export type Observation = {
  /** How often each answer was read. */
  rounds: number;
  /** Every file that was referenced. */
  files: Set<string>;
  /** Answers with another status than 200, and referenced files that could not be read. */
  faults: string[];
};

/** Matches one file as in HTML, or several widths as in JSON: `…-{480,960}-v1.avif`. */
const fileAddress = /\/media\/[\w./{},-]+\.(?:avif|jpg)/g;

/** Reads public answers in a loop, each followed at once by the files that it references. */
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

/** Reads a public answer and the files that it references. @returns the files */
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
