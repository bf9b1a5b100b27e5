import { describe, expect, it } from 'vitest';
import { createCalls } from './calls.ts';

type Reply = { status?: number; body: unknown } | Error;

/** A fake server that gives its replies in order and records the calls. */
function server(...replies: Reply[]) {
  const asked: { path: string; method: string; headers: Record<string, string>; body: unknown }[] = [];
  const fetchFrom = async (path: unknown, { method = 'GET', headers, body }: RequestInit = {}) => {
    asked.push({ path: String(path), method, headers: headers as Record<string, string>, body });
    const reply = replies.shift();
    if (!reply || reply instanceof Error) throw reply ?? new Error('asked too often');
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status ?? 200 });
  };
  return { calls: createCalls(fetchFrom, 'page-token'), asked };
}

const success = { success: true, token: 't', expires_in: 1, data: {} };
const refusal = (status: number) => ({ status, body: { success: false, message: 'Olmadı.' } });
const refused = (status: number) => ({ success: false, message: 'Olmadı.', status });

describe('the login call', () => {
  it('sends e-mail and password with the two headers of every call', async () => {
    const { calls, asked } = server({ body: success });
    expect(await calls.login('a@b.co', 'gizli-1')).toEqual(success);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/api/auth/login',
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': 'page-token' },
      body: '{"email":"a@b.co","password":"gizli-1"}',
    });
  });

  it('sends a code together with the password', async () => {
    const { calls, asked } = server({ body: success });
    await calls.login('a@b.co', 'gizli-1', '123456');
    expect(asked[0]?.body).toBe('{"email":"a@b.co","password":"gizli-1","otp":"123456"}');
  });

  it.each([400, 401, 422, 429])('reads a refusal with status %i', async (status) => {
    expect(await server(refusal(status)).calls.login('', '')).toEqual(refused(status));
  });

  it('gives a refusal without a message the text of a failed write', async () => {
    const reply = { status: 422, body: { success: false } };
    expect(await server(reply).calls.login('', '')).toMatchObject({
      message: 'İşlem Başarısız!',
      status: 422,
    });
  });

  it.each<[string, Reply]>([
    ['no connection', new TypeError('offline')],
    ['a status of 500 with any body', refusal(500)],
    ['an unreadable body', { status: 401, body: '<html>' }],
    ['a body without success', { body: {} }],
    ['a success body with an error status', { status: 403, body: success }],
  ])('counts %s as a failed request', async (_, reply) => {
    expect(await server(reply).calls.login('', '')).toBeNull();
  });

  it('renews an expired CSRF token and repeats the call', async () => {
    const { calls, asked } = server(refusal(419), { body: { token: 'fresh' } }, { body: success });
    expect(await calls.login('', '')).toEqual(success);
    expect(asked.map(({ path, headers }) => [path, headers['X-CSRF-TOKEN']])).toEqual([
      ['/api/auth/login', 'page-token'],
      ['/api/csrf-token', 'page-token'],
      ['/api/auth/login', 'fresh'],
    ]);
  });

  it('is repeated only once', async () => {
    const { calls, asked } = server(refusal(419), { body: { token: 'fresh' } }, refusal(419));
    expect(await calls.login('', '')).toEqual(refused(419));
    expect(asked).toHaveLength(3);
  });

  it('counts a CSRF token that cannot be renewed as a failed request', async () => {
    const { calls } = server(refusal(419), new TypeError('offline'));
    expect(await calls.login('', '')).toBeNull();
  });
});

it('the status call contains the token', async () => {
  const { calls, asked } = server({ body: { success: true, data: {} } });
  expect(await calls.status('abc')).toMatchObject({ success: true });
  expect(asked[0]).toMatchObject({ path: '/api/admin/status', headers: { Authorization: 'Bearer abc' } });
});

it('a new password is requested and set with the headers of every call', async () => {
  const done = { body: { success: true, message: 'Tamam.' } };
  const { calls, asked } = server(done, done, refusal(422));
  expect(await calls.requestReset('a@b.co')).toEqual(done.body);
  expect(await calls.setPassword('jeton', 'gizli-1')).toEqual(done.body);
  expect(await calls.setPassword('jeton', 'gizli-1')).toEqual(refused(422));
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/auth/password-reset', '{"email":"a@b.co"}'],
    ['/api/auth/password', '{"token":"jeton","password":"gizli-1"}'],
    ['/api/auth/password', '{"token":"jeton","password":"gizli-1"}'],
  ]);
  expect(asked[0]?.headers).toMatchObject({ 'X-CSRF-TOKEN': 'page-token' });
});
