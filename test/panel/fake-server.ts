import { vi } from 'vitest';

/** A call as the server sees it: `POST` with `_method` counts as that method, `fields` are those of the body. */
export type FakeCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  fields: Record<string, string>;
};

/** The body of an answer with status 200, or a `Response`. */
export type Answer = (call: FakeCall) => unknown;

export type FakeServer = {
  /** Every call so far, in order; those that write are `writes`. */
  calls: FakeCall[];
  writes: () => FakeCall[];
  /** Answers `GET /products/3` below `/api/admin` from now on. A later answer for the same call replaces it. */
  on: (call: string, answer: Answer) => void;
};

/** Stands in for the network: `fetch` and `XMLHttpRequest` answer from the given calls, and fails for any other. */
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

/** What the panel's client uses of `XMLHttpRequest`, for uploads. */
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
