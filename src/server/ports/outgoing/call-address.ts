import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AddressRefused, checkResolved, hostOf, readOutgoingUrl } from './address-rules.ts';

export type OutgoingCall = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Whether addresses of private networks may be called, and by `http` too (`OUTGOING_PRIVATE`). */
  allowsPrivate: boolean;
  signal?: AbortSignal;
  /** The most milliseconds for the whole call. */
  timeout?: number;
  /** The most bytes of the answer that are read. */
  maxBytes?: number;
};

export type OutgoingAnswer = {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** Whether the answer was longer than `maxBytes`; the rest was not read. */
  isCut: boolean;
};

/**
 * Calls an address that staff entered. The machine's address is checked where the connection is made, so that a name
 * cannot lead elsewhere after a check (DNS rebinding). Redirects are not followed.
 *
 * @throws AddressRefused, or an Error of the network
 */
export async function callAddress({
  signal,
  timeout = 10_000,
  maxBytes = 64 * 1024,
  ...call
}: OutgoingCall): Promise<OutgoingAnswer> {
  return withinTime(timeout, signal, async (within) =>
    readBounded(await openAddress({ ...call, signal: within }), maxBytes),
  );
}

/** Runs a call that is aborted after `timeout` milliseconds. @throws Error `no answer in …` then */
export async function withinTime<Result>(
  timeout: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await work(signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (error) {
    throw limit.aborted ? new Error(`no answer in ${timeout / 1000} s`) : error;
  }
}

type Opening = Omit<OutgoingCall, 'timeout' | 'maxBytes' | 'signal'> & { signal: AbortSignal };

/** Sends a call and returns its answer before the body is read. @throws as `callAddress` */
export async function openAddress({
  url: text,
  method = 'POST',
  headers,
  body,
  allowsPrivate,
  signal,
}: Opening): Promise<IncomingMessage> {
  const url = readOutgoingUrl(text, allowsPrivate);
  // A literal address is never looked up.
  if (ipaddr.isValid(hostOf(url))) checkResolved(url, hostOf(url), allowsPrivate);
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    // A connection of its own, since a kept one was checked for another call.
    agent: false,
    lookup: checkedLookup(url, allowsPrivate),
    signal,
  };
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  send(url, options, answer).on('error', reject).end(body);
  return promise;
}

/** Resolves a name as Node does, but passes on only addresses that may be called. */
function checkedLookup(url: URL, allowsPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[] | undefined) => {
      const addresses = found ?? [];
      const [first] = addresses;
      const refusal = error ?? refusalOf(url, addresses, allowsPrivate);
      if (refusal || !first) callback(refusal ?? new AddressRefused(noAddress), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const noAddress = 'Bu ad hiçbir adrese çıkmıyor.';

function refusalOf(url: URL, addresses: readonly LookupAddress[], allowsPrivate: boolean): Error | undefined {
  try {
    for (const { address } of addresses) checkResolved(url, address, allowsPrivate);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

async function readBounded(response: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isCut = false;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece.subarray(0, maxBytes - bytes));
    bytes += piece.length;
    isCut = bytes > maxBytes;
    if (isCut) break;
  }
  response.destroy();
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces), isCut };
}
