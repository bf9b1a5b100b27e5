import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openAddress, withinTime } from './call-address.ts';

/** The file is larger than `maxBytes`. */
export class FileTooLarge extends Error {}

export type Download = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Sent to the address itself, and to no other origin that it redirects to. */
  authorization?: string | undefined;
  allowsPrivate: boolean;
  signal?: AbortSignal;
  /** The most milliseconds for the whole download. */
  timeout: number;
  /** The most bytes of the file. */
  maxBytes: number;
  /** Where the file is written if the answer is 200. */
  path: string;
};

export type Downloaded = { status: number; headers: IncomingMessage['headers']; url: string };

const maxRedirects = 5;

/**
 * Downloads a file from an address that staff entered. Each redirect is checked like the first address.
 *
 * @throws AddressRefused, FileTooLarge, or an Error of the network
 */
export function downloadAddress({ timeout, signal, ...download }: Download): Promise<Downloaded> {
  return withinTime(timeout, signal, (within) => follow(download, within));
}

async function follow(
  { url: first, headers, authorization, allowsPrivate, maxBytes, path }: Omit<Download, 'timeout' | 'signal'>,
  signal: AbortSignal,
): Promise<Downloaded> {
  let url = first;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const isSameOrigin = new URL(url).origin === new URL(first).origin;
    const sent = { ...headers, ...(authorization !== undefined && isSameOrigin && { authorization }) };
    const answer = await openAddress({ url, method: 'GET', headers: sent, allowsPrivate, signal });
    const { statusCode: status = 0, headers: received } = answer;
    if (status === 200) {
      await pipeline(answer, bounded(maxBytes), createWriteStream(path, { mode: 0o600 }), { signal });
      return { status, headers: received, url };
    }
    answer.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && received.location !== undefined;
    if (!isRedirect) return { status, headers: received, url };
    url = new URL(received.location ?? '', url).href;
  }
  throw new Error('too many redirects');
}

function bounded(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      if (bytes > maxBytes) done(new FileTooLarge(`more than ${maxBytes} bytes`));
      else done(null, piece);
    },
  });
}
