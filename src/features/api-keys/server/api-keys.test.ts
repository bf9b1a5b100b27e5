import { describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyCreated } from '../api-key.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const url = '/api/admin/api-keys';
type Made = { data: ApiKeyCreated };

async function open() {
  const test = await openTestApp();
  const admin = await test.signIn();
  const make = async (fields: object = {}) => {
    const body = { name: 'ERP', scopes: ['read', 'content'], ...fields };
    const answer = await test.call<Made>('POST', url, body, admin);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const list = async () => (await test.call<ApiKey[]>('GET', url, undefined, admin)).body;
  /** Calls as another program does: with the key alone. */
  const ask = (token: string, method: 'GET' | 'PUT' | 'DELETE' = 'GET', path = '/sizes', body?: object) =>
    test.app.inject({
      method,
      url: `/api/admin${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    });
  return { ...test, admin, make, list, ask };
}

describe('making a key', () => {
  it('shows it once; the database has only a hash', async () => {
    const { ctx, make, list } = await open();
    const { token, ...key } = await make();
    expect(token).toMatch(/^vtr_[\w-]{43}$/);
    expect(await list()).toEqual([key]);
    expect(JSON.stringify(await ctx.db.selectFrom('api_keys').selectAll().execute())).not.toContain(token);
    const audit = await ctx.db.selectFrom('audit').selectAll().where('entity', '=', 'api-key').execute();
    expect(audit).toMatchObject([{ action: 'api-key-create', entity_id: String(key.id) }]);
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  it.each([
    ['name', { name: '' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['users'] }],
    ['per_minute', { per_minute: 0 }],
    ['expires_at', { expires_at: '2020-01-01T00:00:00.000Z' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const { call, admin } = await open();
    const body = { name: 'ERP', scopes: ['read'], ...wrong };
    const answer = await call<{ errors: object }>('POST', url, body, admin);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('asks for a recent proof of identity', async () => {
    const { call, clock, admin } = await open();
    clock.advance(20 * minuteMs);
    const answer = await call('POST', url, { name: 'ERP', scopes: ['read'] }, admin);
    expect(answer).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
  });
});

describe('a call with a key', () => {
  it('needs neither CSRF token nor cookie, and ignores a session cookie', async () => {
    const { ctx, app, make, ask } = await open();
    const { token } = await make();
    const product = await buildProduct(ctx);
    expect((await ask(token)).statusCode).toBe(200);
    expect((await ask(token, 'PUT', `/products/${product.id}`, { is_active: false })).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}`, cookie: 'session_binding=x' };
    expect((await app.inject({ url: '/api/admin/sizes', headers })).statusCode).toBe(200);
  });

  it('the answer to an unknown, an ended and a revoked key is the same 401', async () => {
    const { clock, make, ask, call, admin } = await open();
    const ended = await make({ expires_at: new Date(clock.now().getTime() + minuteMs).toISOString() });
    const revoked = await make();
    expect((await ask(ended.token)).statusCode).toBe(200);
    expect((await call('DELETE', `${url}/${revoked.id}`, {}, admin)).status).toBe(200);
    clock.advance(minuteMs);
    const answers = await Promise.all(
      [ended.token, revoked.token, `vtr_${'x'.repeat(43)}`].map((token) => ask(token)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('stores its last use at most once a minute', async () => {
    const { clock, make, list, ask } = await open();
    const { token } = await make();
    const used = async () => (await list())[0]?.last_used_at;
    const first = clock.now().toISOString();
    await ask(token);
    await expect.poll(used).toBe(first);
    clock.advance(minuteMs - 1);
    await ask(token);
    expect(await used()).toBe(first);
    clock.advance(1);
    await ask(token);
    await expect.poll(used).toBe(clock.now().toISOString());
  });

  it('answers 429 with Retry-After above its own limit, until the minute ends', async () => {
    const { clock, make, ask } = await open();
    const few = await make({ per_minute: 2 });
    const many = await make({ per_minute: 100 });
    for (let count = 0; count < 2; count += 1) expect((await ask(few.token)).statusCode).toBe(200);
    clock.advance(20_000);
    const refused = await ask(few.token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    expect((await ask(many.token)).statusCode).toBe(200);
    clock.advance(40_000);
    expect((await ask(few.token)).statusCode).toBe(200);
  });

  it('the history names the key, not the person who made it', async () => {
    const { ctx, call, admin, make, ask } = await open();
    const { token } = await make({ name: 'Logo ERP' });
    const { id } = await buildCategory(ctx);
    await ask(token, 'PUT', `/categories/${id}`, { name_tr: 'Halka' });
    const path = `/api/admin/categories/${id}/history`;
    const history = await call<{ data: { actor: object }[] }>('GET', path, undefined, admin);
    expect(history.body.data[0]?.actor).toEqual({ id: null, name: 'Logo ERP' });
    const changes = await call<{ data: { actor: string }[] }>('GET', '/api/admin/history', undefined, admin);
    expect(changes.body.data[0]?.actor).toBe('Logo ERP');
    await ask(token, 'DELETE', `/categories/${id}`);
    const deleted = await call<object>('GET', '/api/admin/deleted', undefined, admin);
    expect(JSON.stringify(deleted.body)).toContain('Logo ERP');
  });
});

describe('revoking a key', () => {
  it('works at once in every process and is audited', async () => {
    const { ctx, settings, make, ask, call, admin, list } = await open();
    const { id, token } = await make();
    const other = await openTestApp({ settings });
    const headers = { authorization: `Bearer ${token}` };
    const elsewhere = async () => (await other.app.inject({ url: '/api/admin/sizes', headers })).statusCode;
    expect([(await ask(token)).statusCode, await elsewhere()]).toEqual([200, 200]);
    expect((await call('DELETE', `${url}/${id}`, {}, admin)).status).toBe(200);
    expect([(await ask(token)).statusCode, await elsewhere()]).toEqual([401, 401]);
    expect(await list()).toEqual([]);
    const audit = await ctx.db.selectFrom('audit').select('action').where('entity', '=', 'api-key').execute();
    expect(audit.map(({ action }) => action)).toContain('api-key-revoke');
    expect((await call('DELETE', `${url}/${id}`, {}, admin)).status).toBe(404);
  });
});
