import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, disconnect } from '#server/db/connect.ts';
import { isDatabaseUnavailable } from '#server/db/connection-errors.ts';
import { openTestApp, type Answer, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import type { Frontend } from '#program/entries/frontend.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const text = 'Veritabanına ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.';

/** Catches a failed read and shows an error page, as React Router does. */
const frontend: Frontend = {
  renderSite: async (path, { api }) => {
    const headers = [['content-type', 'text/html; charset=utf-8']] as const;
    try {
      const names = (await api.categories()).map(({ name }) => name);
      return { status: 200, headers, body: `${path} ${names.join()}`, isStored: true };
    } catch {
      return { status: 500, headers, body: 'own page', isStored: false };
    }
  },
  panelPages: { login: async () => 'login', admin: async () => 'panel' },
  registerAssets: async () => undefined,
};

/**
 * Locks a table, starts a request that waits for it, terminates the waiting connections and unlocks the
 * table.
 */
async function cutInMidRequest(
  { settings }: TestApp,
  table: string,
  request: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const other = await connect(settings);
  const holder = await connect(settings);
  onTestFinished(async () => {
    await disconnect(holder);
    await disconnect(other);
  });
  return holder.writer.transaction().execute(async (held) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(held);
    const answer = request();
    const cut = async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(other.writer);
      return rows.length;
    };
    await expect.poll(cut, { interval: 5 }).toBeGreaterThan(0);
    return answer;
  });
}

/** Retries, because the pool may hand out more terminated connections for a moment. */
async function untilStatus(status: number, ask: () => Promise<{ status: number }>): Promise<void> {
  await expect.poll(async () => (await ask()).status).toBe(status);
}

describe.runIf(isPostgres)('when the database is lost during', () => {
  it.each([
    ['a page that is not in the cache', 'categories', '/', '/?x=1'],
    ['a public read', 'categories', '/api/pages/categories?lang=tr', '/api/pages/categories?lang=tr'],
    ['the first page of a panel', 'configuration', '/admin/dashboard', '/admin/dashboard'],
    ['the sign-in page', 'configuration', '/giris-yap', '/giris-yap'],
  ])('%s, the answer is 503, and a retry works', async (_, table, url, again) => {
    const site = await openTestApp({ frontend });
    await buildCategory(site.ctx, { name: 'Toka' });
    const { status, headers, body } = await cutInMidRequest(site, table, () => site.call('GET', url));
    expect([status, headers]).toEqual([
      503,
      expect.objectContaining({ 'retry-after': '2', 'cache-control': 'no-store' }),
    ]);
    if (url.startsWith('/api/')) expect(body).toEqual({ success: false, message: text });
    else expect(body).toContain('Lütfen biraz sonra tekrar deneyin.');
    await untilStatus(200, () => site.call('GET', again));
    expect(site.logs.join()).toContain('database lost');
  });

  it('a list of the panel, the answer is 503', async () => {
    const site = await openTestApp();
    await buildProduct(site.ctx);
    const headers = await site.signIn('editor');
    const list = () => site.call('GET', '/api/admin/products', undefined, headers);
    expect(await cutInMidRequest(site, 'products', list)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { success: false, message: text },
    });
    await untilStatus(200, list);
  });

  it('a write, the answer is 503 and nothing is stored', async () => {
    const site = await openTestApp();
    const headers = await site.signIn('editor');
    const save = () => site.call('POST', '/api/admin/categories', { name_tr: 'Zincir' }, headers);
    const answer = await cutInMidRequest(site, 'history', save);
    expect(answer).toMatchObject({ status: 503, body: { success: false, message: text } });
    expect((await site.call('GET', '/api/pages/categories?lang=tr')).body).toEqual([]);
    await untilStatus(201, save);
  });
});

describe('a query that fails', () => {
  it('because the database is unreachable can be retried', async () => {
    const nowhere = await connect({ databaseUrl: 'postgres://127.0.0.1:1/vitrin', dataDir: tmpdir() });
    onTestFinished(() => disconnect(nowhere));
    const error: unknown = await nowhere.reader
      .selectFrom('products')
      .select('id')
      .execute()
      .catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it('because of a wrong statement cannot be retried', async () => {
    const { ctx } = await openTestApp();
    const error: unknown = await sql`select nothing from nowhere`
      .execute(ctx.connections.writer)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it.each([
    [{ message: 'Connection terminated unexpectedly' }, true],
    [{ message: 'timeout exceeded when trying to connect' }, true],
    [{ message: 'Client has encountered a connection error and is not queryable' }, true],
    [{ message: 'the database system is starting up', code: '57P03' }, true],
    [{ message: 'server closed the connection', code: '08006' }, true],
    [{ message: 'sorry, too many clients already', code: '53300' }, true],
    [{ message: 'read ECONNRESET', code: 'ECONNRESET' }, true],
    [{ message: 'database is locked', code: 'SQLITE_BUSY' }, true],
    [{ message: 'disk I/O error', code: 'SQLITE_IOERR' }, false],
    [{ message: 'duplicate key value', code: '23505' }, false],
    [{ message: 'canceling statement due to user request', code: '57014' }, false],
    [{ message: 'A content write must record what it changed' }, false],
  ])('with %j can be retried: %s', (facts, expected) => {
    expect(isDatabaseUnavailable(Object.assign(new Error(), facts))).toBe(expected);
  });
});
