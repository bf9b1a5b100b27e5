import { dayMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { User } from '../user.ts';
import type { Session } from '#features/sessions/session.ts';
import type { DeletedRecords } from '#shared/schema/deleted-record.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { deleteUser, updateUser } from './user-changes.service.ts';

const app = await openTestApp();
const { ctx, clock } = app;

/** Signs in as an admin, and returns the user's own id too. */
async function signedIn(role: 'admin' | 'editor' = 'admin') {
  const user = await buildUser(ctx, { role_group: role });
  const { email, password } = user;
  const { body } = await app.call<{ token: string }>('POST', '/api/auth/login', { email, password });
  return { ...user, headers: { authorization: `Bearer ${body.token}` } };
}

const admin = await signedIn();

const call = <Body = { data: User } & Failure>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = admin.headers,
) => app.call<Body>(method, `/api/admin${path}`, body, headers);
const statusOf = async (headers: Record<string, string>) =>
  (await app.call('GET', '/api/admin/status', undefined, headers)).status;

it('the role groups have Turkish names, which every role reads', async () => {
  const viewer = await app.signIn('viewer');
  expect((await call('GET', '/role/groups', undefined, viewer)).body).toEqual({
    data: { admin: 'Yönetici', editor: 'Editör', viewer: 'İzleyici' },
  });
});

describe('accounts', () => {
  it('are created, read and listed without a hash', async () => {
    const input = { name: 'Ayşe', email: 'ayse@vitrin.test', password: 'gizli-parola', role_group: 'editor' };
    const { status, body } = await call('POST', '/users', input);
    expect(status).toBe(201);
    const shown = {
      id: body.data.id,
      name: 'Ayşe',
      email: 'ayse@vitrin.test',
      role_group: 'editor',
      is_active: true,
      has_second_factor: false,
      invited_until: null,
      last_sign_in: null,
      sessions: 0,
      version: 1,
      created_at: clock.now().toISOString(),
    };
    expect(body.data).toEqual(shown);
    expect((await call('GET', `/users/${body.data.id}`)).body).toEqual(shown);
    expect((await call<User[]>('GET', '/users')).body).toContainEqual(shown);
  });

  it('have an address that no other live account has', async () => {
    const other = await buildUser(ctx);
    const user = await buildUser(ctx);
    const refusal = { status: 422, body: { errors: { email: [expect.stringMatching(/zaten var/)] } } };
    expect(await call('POST', '/users', { ...user, email: other.email.toUpperCase() })).toMatchObject(
      refusal,
    );
    expect(await call('PUT', `/users/${user.id}`, { email: other.email })).toMatchObject(refusal);
    expect(await call('PUT', `/users/${user.id}`, { email: user.email.toUpperCase() })).toMatchObject({
      status: 200,
      body: { data: { email: user.email.toUpperCase() } },
    });
  });

  it('change only in what is sent, and a stale version answers 409 with the present account', async () => {
    const user = await buildUser(ctx, { role_group: 'editor' });
    const changed = await call('PUT', `/users/${user.id}`, { name: 'Yeni Ad', version: 1 });
    expect(changed.body.data).toMatchObject({ name: 'Yeni Ad', email: user.email, version: 2 });
    const stale = await call('PUT', `/users/${user.id}`, { name: 'Eski', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { data: { name: 'Yeni Ad', version: 2 } } });
    const same = await call('PUT', `/users/${user.id}`, { name: 'Yeni Ad', version: 2 });
    expect(same.body.data.version).toBe(2);
  });

  it('lose their sessions when they are closed, get another role or a password', async () => {
    const changes = [
      ['', { is_active: false }],
      ['', { role_group: 'viewer' }],
      ['/password', { password: 'yeni-parola' }],
    ] as const;
    for (const [path, change] of changes) {
      const user = await signedIn('editor');
      await call('PUT', `/users/${user.id}`, { name: 'Başka' });
      expect(await statusOf(user.headers)).toBe(200);
      expect((await call('PUT', `/users/${user.id}${path}`, change)).status).toBe(200);
      expect(await statusOf(user.headers), JSON.stringify(change)).toBe(401);
    }
  });

  it('that are closed cannot sign in until they are opened again', async () => {
    const user = await buildUser(ctx);
    const tryIt = async () => (await app.call('POST', '/api/auth/login', user)).status;
    await call('PUT', `/users/${user.id}`, { is_active: '0' });
    expect(await tryIt()).toBe(401);
    await call('PUT', `/users/${user.id}`, { is_active: '1' });
    expect(await tryIt()).toBe(200);
  });
});

describe('a deleted account', () => {
  it('is gone at once and can be restored within 30 days, without its sessions', async () => {
    const user = await signedIn('editor');
    expect((await call('DELETE', `/users/${user.id}`)).body).toEqual({ success: true });
    expect(await statusOf(user.headers)).toBe(401);
    expect((await call('GET', `/users/${user.id}`)).status).toBe(404);
    expect((await call<User[]>('GET', '/users')).body.map(({ id }) => id)).not.toContain(user.id);
    const { body } = await call<DeletedRecords>('GET', '/users/deleted');
    expect(body.data[0]).toMatchObject({ id: user.id, name: user.name, detail: user.email });
    expect((await call('PUT', `/users/${user.id}/restore`)).body.data).toMatchObject({ sessions: 0 });
    expect(await statusOf(user.headers)).toBe(401);
    expect((await app.call('POST', '/api/auth/login', user)).status).toBe(200);
  });

  it('stays deleted when another account has its address, and after 30 days', async () => {
    const user = await buildUser(ctx);
    await call('DELETE', `/users/${user.id}`);
    const heir = await buildUser(ctx, { email: user.email });
    expect((await call('PUT', `/users/${user.id}/restore`)).status).toBe(422);
    await call('DELETE', `/users/${heir.id}`);
    clock.advance(30 * dayMs + 1);
    const later = await app.signIn('admin');
    expect((await call('PUT', `/users/${user.id}/restore`, {}, later)).status).toBe(404);
    clock.advance(-30 * dayMs - 1);
  });
});

describe('nobody', () => {
  it('closes, deletes or demotes their own account, or resets their own password and second factor here', async () => {
    const own = `/users/${admin.id}`;
    expect((await call('DELETE', own)).status).toBe(422);
    expect((await call('PUT', own, { is_active: false })).body.errors).toHaveProperty('is_active');
    expect((await call('PUT', own, { role_group: 'editor' })).body.errors).toHaveProperty('role_group');
    expect((await call('PUT', `${own}/password`, { password: 'yeni-parola' })).status).toBe(422);
    expect((await call('DELETE', `${own}/second-factor`)).status).toBe(422);
    expect((await call('PUT', own, { name: 'Ben' })).status).toBe(200);
  });

  // The service is called directly: over HTTP the first request may end the other session before the second request
  // is read.
  it.each([undefined, { role_group: 'editor' }, { is_active: false }] as const)(
    'takes the last two admins from each other at the same time (%o)',
    async (change) => {
      const others = await ctx.db
        .selectFrom('users')
        .select('id')
        .where('role_group', '=', 'admin')
        .execute();
      const setRole = (role_group: 'admin' | 'editor') =>
        ctx.connections.writer
          .updateTable('users')
          .set({ role_group })
          .where(
            'id',
            'in',
            others.map(({ id }) => id),
          )
          .execute();
      await setRole('editor');
      const one = await buildUser(ctx);
      const two = await buildUser(ctx);
      const take = (actor: { id: number }, id: number) =>
        change ? updateUser(ctx, actor, id, change) : deleteUser(ctx, actor, id);
      const results = await Promise.allSettled([take(one, two.id), take(two, one.id)]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await setRole('admin');
    },
  );
});

it('an admin sees and ends the sessions of somebody', async () => {
  const user = await signedIn('editor');
  const other = await app.call<{ token: string }>('POST', '/api/auth/login', user, {
    'user-agent': 'Firefox '.repeat(60),
  });
  const sessions = (await call<Session[]>('GET', `/users/${user.id}/sessions`)).body;
  expect(sessions).toHaveLength(2);
  expect(sessions.map(({ is_current }) => is_current)).toEqual([false, false]);
  const fox = sessions.find(({ user_agent }) => user_agent.startsWith('Firefox'));
  expect(fox).toMatchObject({ ip: '127.0.0.1', last_seen_at: clock.now().toISOString() });
  expect(fox?.user_agent).toHaveLength(300);
  expect((await call('DELETE', `/users/${admin.id}/sessions/${fox?.id}`)).status).toBe(404);
  expect((await call('DELETE', `/users/${user.id}/sessions/${fox?.id}`)).body.data.sessions).toBe(1);
  expect(await statusOf({ authorization: `Bearer ${other.body.token}` })).toBe(401);
  expect(await statusOf(user.headers)).toBe(200);
  expect((await call('DELETE', `/users/${user.id}/sessions`)).body.data.sessions).toBe(0);
  expect(await statusOf(user.headers)).toBe(401);
  await call('DELETE', `/users/${admin.id}/sessions`);
  expect(await statusOf(admin.headers)).toBe(200);
});

it('an admin removes the second factor of somebody who lost it', async () => {
  const user = await signedIn('editor');
  await setUpSecondFactor(app, user.headers);
  const url = `/users/${user.id}/second-factor`;
  expect((await call('GET', `/users/${user.id}`)).body).toMatchObject({ has_second_factor: true });
  expect((await app.call('POST', '/api/auth/login', user)).status).toBe(401);
  expect((await call('DELETE', url)).body.data).toMatchObject({ has_second_factor: false, sessions: 0 });
  expect(await statusOf(user.headers)).toBe(401);
  expect((await app.call('POST', '/api/auth/login', user)).status).toBe(200);
});
