import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The id of the running request or job; everything that it awaits sees the same one. */
const current = new AsyncLocalStorage<string>();

/** A new trace id in the form of W3C Trace Context: 32 hexadecimal digits. */
export const newTrace = (): string => randomBytes(16).toString('hex');

/** The id of the request or job that runs this code; null outside of both. */
export const currentTrace = (): string | null => current.getStore() ?? null;

/** Runs `work`, and all that it starts, under this trace id. */
export function inTrace<Result>(trace: string, work: () => Result): Result {
  return current.run(trace, work);
}

const traceParent =
  /^(?!ff)(?<version>[0-9a-f]{2})-(?!0{32})(?<trace>[0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?<more>-[^\r\n]*)?$(?!\n)/;

/** The trace id of a header `traceparent`; undefined for anything that W3C Trace Context does not allow. */
export function traceOfHeader(header: unknown): string | undefined {
  if (typeof header !== 'string' || header.length > 200) return undefined;
  const { version, trace, more } = traceParent.exec(header)?.groups ?? {};
  // Later versions may append fields; version 00 has exactly four.
  return version === '00' && more !== undefined ? undefined : trace;
}
