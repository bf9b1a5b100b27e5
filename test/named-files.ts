import { setTimeout as sleep } from 'node:timers/promises';
import { pictureFiles } from '#shared/picture-files.ts';
import { closeLater } from './closing.ts';

export type Get = (address: string) => Promise<{ status: number; body: string }>;

/** What was seen of public answers and of the files that they named. */
export type Sight = {
  /** How often each answer was read. */
  looks: number;
  /** Every file that was ever named. */
  named: Set<string>;
  /** What went wrong: an answer that is no 200, a named file that cannot be had. */
  faults: string[];
};

/** One file as HTML names it, or the files of several widths as JSON does: `…-{480,960}-v1.avif`. */
const fileAddress = /\/media\/[\w./{},-]+\.(?:avif|jpg)/g;

/** Reads public answers over and over, and each file that they name in the moment that they name it. */
export function watchNamedFiles(get: Get, addresses: readonly string[]): { stop: () => Promise<Sight> } {
  const sight: Sight = { looks: 0, named: new Set(), faults: [] };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      for (const address of addresses) await look(get, address, sight);
      sight.looks += 1;
      await sleep(5);
    }
  })();
  const stop = async () => {
    stopping.abort();
    await watching;
    return sight;
  };
  closeLater(stop);
  return { stop };
}

/** One reading of a public answer and of the files that it names, which are returned. */
export async function look(get: Get, address: string, sight: Sight): Promise<string[]> {
  const { status, body } = await get(address);
  if (status !== 200) sight.faults.push(`${address}: ${status}`);
  const files = [...new Set(body.match(fileAddress)?.flatMap(filesAt))];
  for (const file of files) {
    sight.named.add(file);
    const { status: fileStatus, body: content } = await get(file);
    if (fileStatus !== 200 || content === '') sight.faults.push(`${address} names ${file}: ${fileStatus}`);
  }
  return files;
}

function filesAt(address: string): string[] {
  if (!address.includes('{')) return [address];
  const format = address.endsWith('.avif') ? 'avif' : 'jpeg';
  return pictureFiles({ sources: [address] }, format).map(({ url }) => url);
}
