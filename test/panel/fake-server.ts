import { vi } from 'vitest';

/**
 * A call as the server sees it: a `POST` with `_method` has that method here, and `fields` are the fields of
 * the body.
 */
export type FakeCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  fields: Record<string, string>;
};

/** Returns the body of an answer with status 200, or a `Response`. */
export type Answer = (call: FakeCall) => unknown;

export type FakeServer = {
  /** All calls so far, in order; `writes` returns only those that write. */
  calls: FakeCall[];
  writes: () => FakeCall[];
  /**
   * Sets the answer of a call such as `GET /products/3` (below `/api/admin`). A later answer for the same
   * call replaces it.
   */
  on: (call: string, answer: Answer) => void;
};

/**
 * Replaces the network: `fetch` and `XMLHttpRequest` return the given answers, and any other call fails the
 * test.
 */
export function fakeServer(answers: Readonly<Record<string, Answer>> = {}): FakeServer {
  const calls: FakeCall[] = [];
  const known = new Map(Object.entries(answers));
  const respond = async (address: string, method = 'GET', body?: unknown): Promise<Response> => {
    const call = readCall(address, method, body);
    calls.push(call);
    const answer = known.get(`${call.method} ${call.path}`);
    if (!answer) throw new TypeError(`No answer for ${call.method} ${call.path}`);
    const result = await answer(call);
    return result instanceof Response ? result : Response.json(result);
  };
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit = {}) =>
    respond(address, method, body),
  );
  vi.stubGlobal('XMLHttpRequest', fakeXhr(respond));
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
  more: { code?: string; errors?: Record<string, string[]>; data?: unknown } = {},
): Response {
  return Response.json({ success: false, message, ...more }, { status });
}

/** An answer that fails as if the network were down. */
export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

/** An answer that is held back until the test releases it. */
export function heldAnswer(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    answer: async (call: FakeCall) => (await promise, answer(call)),
    release: () => resolve(undefined),
  };
}

/** The part of `XMLHttpRequest` that the panel's client uses for uploads. */
function fakeXhr(respond: (address: string, method: string, body: unknown) => Promise<Response>) {
  return class {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    onerror = () => undefined;
    private call: [string, string] = ['', ''];
    open(method: string, address: string) {
      this.call = [address, method];
    }
    setRequestHeader() {}
    abort() {}
    send(body: unknown) {
      void respond(...this.call, body).then(
        async (response) => {
          this.status = response.status;
          this.responseText = await response.text();
          this.onload();
        },
        () => this.onerror(),
      );
    }
  };
}

function readCall(address: string, method: string, body: unknown): FakeCall {
  const { pathname, searchParams } = new URL(address, 'http://panel.test');
  const { _method: intended, ...fields } = Object.fromEntries(
    body instanceof FormData ? [...body].map(([name, value]) => [name, asText(value)]) : [],
  ) as Record<string, string>;
  const path = pathname.replace('/api/admin', '');
  return { method: intended ?? method, path, query: searchParams, fields };
}

const asText = (value: FormDataEntryValue): string => (typeof value === 'string' ? value : value.name);
