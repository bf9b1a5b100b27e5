/** The call had no complete answer, or the server answered that it failed. The write may be stored or not. */
export class Unanswered extends Error {}

export type Body = Readonly<Record<string, unknown>> | FormData;

/** The calls of a signed-in member of staff and of a visitor, to one address across restarts of the server. */
export type ServerCalls = {
  url: string;
  /** @throws Unanswered; Error for a refusal */
  staff: <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body) => Promise<Answer>;
  /** As `staff`, but undefined for a missing record. */
  find: <Answer>(path: string) => Promise<Answer | undefined>;
  visitor: <Answer>(path: string, body: FormData) => Promise<Answer>;
  /** The bytes at an address; undefined for an address without a file. */
  bytes: (path: string) => Promise<Buffer | undefined>;
  /** Signs in for a new session, and returns its token. */
  signIn: () => Promise<string>;
  /** Whether a session exists. */
  isSignedIn: (token: string) => Promise<boolean>;
};

type Account = { email: string; password: string };

/** Calls are given up after this time, in milliseconds. */
const patience = 60_000;

export async function callServer(url: string, account: Account): Promise<ServerCalls> {
  const { token: csrf } = await request<{ token: string }>(url, 'GET', '/api/csrf-token', {});
  const asVisitor = { 'x-csrf-token': csrf };
  const signIn = async () =>
    (await request<{ token: string }>(url, 'POST', '/api/auth/login', asVisitor, account)).token;
  const token = await signIn();
  const asStaff = (of = token) => ({ authorization: `Bearer ${of}` });
  return {
    url,
    signIn,
    staff: (method, path, body) => {
      if (method === 'GET') return request(url, 'GET', path, asStaff());
      // The panel sends other verbs as POST, too.
      return request(url, 'POST', path, asStaff(), method === 'POST' ? body : withVerb(method, body));
    },
    find: async (path) => {
      const answer = await fetchWhole(url + path, { headers: asStaff() });
      if (answer.status === 404) return undefined;
      return parsed(answer, path);
    },
    visitor: (path, body) => request(url, 'POST', path, asVisitor, body),
    bytes: async (path) => {
      const { status, body } = await fetchWhole(url + path, { headers: asStaff() });
      if (status >= 500) throw new Unanswered(`${path}: ${status}`);
      return status === 200 ? body : undefined;
    },
    isSignedIn: async (of) => {
      const { status } = await fetchWhole(`${url}/api/admin/status`, { headers: asStaff(of) });
      if (status >= 500) throw new Unanswered(`status: ${status}`);
      return status === 200;
    },
  };
}

function withVerb(method: string, body: Body = {}): Body {
  if (!(body instanceof FormData)) return { ...body, _method: method };
  body.append('_method', method);
  return body;
}

async function request<Answer>(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Body,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetchWhole(url + path, {
    method,
    headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return parsed(answer, path);
}

type Whole = { status: number; body: Buffer };

async function fetchWhole(address: string, options: RequestInit): Promise<Whole> {
  try {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(patience) });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    throw new Unanswered(`${address}: ${String(error)}`, { cause: error });
  }
}

function parsed<Answer>({ status, body }: Whole, path: string): Answer {
  const text = body.toString();
  if (status >= 500) throw new Unanswered(`${path}: ${status} ${text}`);
  if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as Answer;
}
