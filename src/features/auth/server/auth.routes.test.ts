import { describe, expect, it } from 'vitest';
import type { LoginResult, Status } from '../auth.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';

const { ctx, call, clock, logs } = await openTestApp({ environment: { PUBLIC_URL: 'https://vitrin.test' } });

const browserHeaders = { 'sec-fetch-site': 'same-origin' };
const login = <Body = LoginResult>(body: object, headers?: Record<string, string>) =>
  call<Body>('POST', '/api/auth/login', body, headers);
const status = (headers: Record<string, string>) =>
  call<Status | Failure>('GET', '/api/admin/status', undefined, headers);

/** The `Set-Cookie` values of an answer. */
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String);
const valueOf = (cookie = '') => cookie.split(';', 1)[0] ?? '';

describe('POST /api/auth/login', () => {
  it('returns a token, its lifetime in seconds and the user', async () => {
    const user = await buildUser(ctx, { name: 'Ayşe Yılmaz', role_group: 'editor' });
    const answer = await login(user);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Giriş Yapıldı!',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expires_in: 12 * 3600,
      data: { name: 'Ayşe Yılmaz', email: user.email, role_group: 'editor' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const session = { authorization: `Bearer ${answer.body.token}` };
    expect(await status(session)).toMatchObject({
      status: 200,
      body: { success: true, data: answer.body.data },
    });
  });

  it('accepts the address in any letter case', async () => {
    const user = await buildUser(ctx);
    expect(await login({ ...user, email: user.email.toUpperCase() })).toMatchObject({ status: 200 });
  });

  it('accepts the address with spaces around it, as the page does', async () => {
    const user = await buildUser(ctx);
    expect(await login({ ...user, email: ` ${user.email}\t` })).toMatchObject({ status: 200 });
  });

  it('accepts Turkish letters in composed and decomposed form', async () => {
    const user = await buildUser(ctx, { password: 'gümüş-çığ'.normalize('NFC') });
    expect(await login({ ...user, password: user.password.normalize('NFD') })).toMatchObject({ status: 200 });
  });

  it('stores only hashes, and records one sign-in', async () => {
    const user = await buildUser(ctx);
    const { body } = await login(user, browserHeaders);
    const sessions = await ctx.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(sessions)).not.toContain(body.token);
    const signIns = await ctx.db
      .selectFrom('user_sign_ins')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    expect(signIns.map(({ at }) => at)).toEqual([clock.now().toISOString()]);
  });

  it('does not change the content revision', async () => {
    const user = await buildUser(ctx);
    const before = await ctx.connections.readRevision();
    await login(user);
    expect(await ctx.connections.readRevision()).toBe(before);
  });

  it('gives the same answer for an unknown address, a wrong password and an inactive account', async () => {
    const user = await buildUser(ctx);
    const inactive = await buildUser(ctx);
    await ctx.connections.writer
      .updateTable('users')
      .set({ is_active: 0 })
      .where('id', '=', inactive.id)
      .execute();
    const answers = await Promise.all([
      login({ email: 'nobody@vitrin.test', password: 'vitrin-deneme' }),
      login({ ...user, password: 'vitrin-yanlis' }),
      login(inactive),
    ]);
    for (const { status: code, body, headers } of answers) {
      expect(code).toBe(401);
      expect(body).toEqual({
        success: false,
        message: 'E-posta adresi veya parola hatalı. Kontrol edip tekrar deneyin.',
      });
      expect(cookiesOf({ headers })).toEqual([]);
    }
  });

  it('names the rules that the input breaks', async () => {
    expect(await login<Failure>({ email: 'abc', password: '' })).toMatchObject({
      status: 422,
      body: {
        success: false,
        errors: {
          email: ['Bu Alan 6 Karakterden Az Olamaz', 'Geçerli E-Mail Adresi Giriniz'],
          password: ['* Bu Alan Zorunlu'],
        },
      },
    });
    expect(await login<Failure>({ email: ['a@b.co'], password: 1 })).toMatchObject({
      status: 422,
      body: { errors: { email: ['Metin olmalı.'], password: ['Metin olmalı.'] } },
    });
  });

  it('sets in a browser two cookies that scripts and other sites cannot use', async () => {
    const answer = await login(await buildUser(ctx), browserHeaders);
    const [binding, device, ...others] = cookiesOf(answer);
    expect(binding).toMatch(
      /^__Host-session_binding=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(device).toMatch(
      /^__Host-known_device_[0-9a-f]{16}=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(others).toEqual([]);
  });

  it('writes neither password nor token nor cookie to the log', async () => {
    const user = await buildUser(ctx, { password: 'cok-gizli-parola' });
    const answer = await login(user, browserHeaders);
    await login({ ...user, password: 'yanlis-ama-gizli' });
    await status({ authorization: `Bearer ${answer.body.token}` });
    const log = logs.join('\n');
    const secrets = cookiesOf(answer).map((cookie) => valueOf(cookie).split('=')[1] ?? '?');
    for (const secret of ['cok-gizli', 'yanlis-ama', answer.body.token, ...secrets]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('a session', () => {
  async function begin(headers: Record<string, string> = {}) {
    const user = await buildUser(ctx);
    const answer = await login(user, headers);
    return {
      user,
      bearer: { authorization: `Bearer ${answer.body.token}` },
      cookie: valueOf(cookiesOf(answer)[0]),
    };
  }

  it('of a browser is valid only with its cookie', async () => {
    const { bearer, cookie } = await begin(browserHeaders);
    expect(await status({ ...bearer, cookie })).toMatchObject({ status: 200 });
    expect(await status({ ...bearer, cookie: `other=1; ${cookie}` })).toMatchObject({ status: 200 });
    expect(await status(bearer)).toMatchObject({ status: 401, body: { success: false } });
    const stranger = await begin(browserHeaders);
    expect(await status({ ...bearer, cookie: stranger.cookie })).toMatchObject({ status: 401 });
  });

  it('of a browser that sends only its origin, as over plain HTTP, needs its cookie too, which works over HTTP', async () => {
    const site = await openTestApp({ environment: { PUBLIC_URL: 'https://vitrin.test' } });
    const headers = { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' };
    const answer = await site.call<LoginResult>(
      'POST',
      '/api/auth/login',
      await buildUser(site.ctx),
      headers,
    );
    const [binding = '', device] = cookiesOf(answer);
    expect(binding).toMatch(
      /^session_binding=[\w-]{43}; Max-Age=43200; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    expect(device).toMatch(/^known_device_/);
    const bearer = { authorization: `Bearer ${answer.body.token}` };
    const seen = (cookie: Record<string, string>) =>
      site.call('GET', '/api/admin/status', undefined, { ...bearer, ...cookie });
    expect((await seen({})).status).toBe(401);
    expect((await seen({ cookie: valueOf(binding) })).status).toBe(200);
  });

  it('from before the site had HTTPS continues with its old cookie', async () => {
    const { bearer, cookie } = await begin(browserHeaders);
    const old = cookie.replace('__Host-', '');
    expect(old).toMatch(/^session_binding=/);
    expect(await status({ ...bearer, cookie: old })).toMatchObject({ status: 200 });
  });

  it('of another client needs no cookie', async () => {
    const { bearer } = await begin();
    expect(await status(bearer)).toMatchObject({ status: 200 });
  });

  it.each([{ is_active: 0 }, { deleted_at: '2026-03-02T09:00:00.000Z' }])(
    'ends when its user may no longer sign in (%o)',
    async (change) => {
      const { bearer, user } = await begin();
      await ctx.connections.writer.updateTable('users').set(change).where('id', '=', user.id).execute();
      expect(await status(bearer)).toMatchObject({ status: 401 });
    },
  );

  it('ends with the logout, which clears the cookie; other sessions continue', async () => {
    const { bearer, cookie, user } = await begin(browserHeaders);
    const other = { authorization: `Bearer ${(await login(user)).body.token}` };
    const answer = await call('GET', '/api/admin/logout', undefined, { ...bearer, cookie });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(cookiesOf(answer)).toEqual([
      '__Host-session_binding=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect(await status({ ...bearer, cookie })).toMatchObject({ status: 401 });
    expect(await status(other)).toMatchObject({ status: 200 });
  });

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic abc',
    'Bearer a b',
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or 1=1",
  ])('does not start from the header %j', async (authorization) => {
    expect(await status({ authorization })).toMatchObject({ status: 401, body: { success: false } });
  });
});
