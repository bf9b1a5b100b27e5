import { vi } from 'vitest';

/** A call as the server sees it: `POST` with `_method` counts as that method, `fields` are those of the body. */
export type FakeCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  fields: Record<string, string>;
};

/** The body of an answer with status 200, or a `Response`. */
type Answer = (call: FakeCall) => unknown;

export type FakeServer = {
  /** Every call so far, in order; those that write are `writes`. */
  calls: FakeCall[];
  writes: () => FakeCall[];
  /** Answers `GET /products/3` below `/api/admin` from now on. A later answer for the same call replaces it. */
  on: (call: string, answer: Answer) => void;
};

/** Stands in for the network: `fetch` answers from the given calls, and fails for any other. */
export function fakeServer(answers: Readonly<Record<string, Answer>> = {}): FakeServer {
  const calls: FakeCall[] = [];
  const known = new Map(Object.entries(answers));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = readCall(address, init);
    calls.push(call);
    const answer = known.get(`${call.method} ${call.path}`);
    if (!answer) throw new TypeError(`No answer for ${call.method} ${call.path}`);
    const body = await answer(call);
    return body instanceof Response ? body : Response.json(body);
  });
  return {
    calls,
    writes: () => calls.filter(({ method }) => method !== 'GET'),
    on: (call, answer) => known.set(call, answer),
  };
}

/** The answer of a refused call. */
export function refusal(
  status: number,
  message: string,
  more: { errors?: Record<string, string[]>; data?: unknown } = {},
): Response {
  return Response.json({ success: false, message, ...more }, { status });
}

/** As when the network is down. */
export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that waits until it is released. */
export function heldAnswer(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    answer: async (call: FakeCall) => (await promise, answer(call)),
    release: () => resolve(undefined),
  };
}

function readCall(address: string, { method = 'GET', body }: RequestInit): FakeCall {
  const { pathname, searchParams } = new URL(address, 'http://panel.test');
  const { _method: intended, ...fields } = Object.fromEntries(
    body instanceof FormData ? [...body].map(([name, value]) => [name, asText(value)]) : [],
  ) as Record<string, string>;
  const path = pathname.replace('/api/admin', '');
  return { method: intended ?? method, path, query: searchParams, fields };
}

const asText = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : value.name);
