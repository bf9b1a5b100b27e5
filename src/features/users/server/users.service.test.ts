import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { updateUser } from './user-changes.service.ts';
import { changePassword, createUser, getUserByEmail } from './users.service.ts';

const { ctx, call } = await openTestApp();

const statusOf = async (headers: Record<string, string>) =>
  (await call('GET', '/api/admin/status', undefined, headers)).status;
const tryToSignIn = ({ email, password }: { email: string; password: string }) =>
  call<{ token: string }>('POST', '/api/auth/login', { email, password });

async function signedInUser() {
  const user = await buildUser(ctx, { role_group: 'editor' });
  const { body } = await tryToSignIn(user);
  return { user, session: { authorization: `Bearer ${body.token}` } };
}

const historyOf = (id: number) =>
  ctx.db
    .selectFrom('history')
    .select(['action', 'before', 'after', 'actor_id'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();

it('an address belongs to one account, in any letter case', async () => {
  const user = await buildUser(ctx, { email: 'Tek@vitrin.test' });
  await expect(createUser(ctx, null, { ...user, email: 'tek@VITRIN.test' })).rejects.toMatchObject({
    status: 422,
    fields: { email: ['Bu e-posta adresiyle bir kullanıcı zaten var.'] },
  });
  expect(await getUserByEmail(ctx, 'TEK@vitrin.test')).toMatchObject({
    id: user.id,
    email: 'Tek@vitrin.test',
  });
});

it('the address of a deleted account can be used again', async () => {
  const user = await buildUser(ctx);
  const deleted = { deleted_at: ctx.clock.now().toISOString() };
  await ctx.connections.writer.updateTable('users').set(deleted).where('id', '=', user.id).execute();
  await expect(getUserByEmail(ctx, user.email)).rejects.toMatchObject({ status: 404 });
  expect(await createUser(ctx, null, user)).not.toBe(user.id);
});

it('a password change ends every session of the user, and only the new password signs in', async () => {
  const { user, session } = await signedInUser();
  const other = await signedInUser();
  await changePassword(ctx, null, user, 'yeni-parola');
  expect(await statusOf(session)).toBe(401);
  expect(await statusOf(other.session)).toBe(200);
  expect((await tryToSignIn(user)).status).toBe(401);
  expect((await tryToSignIn({ ...user, password: 'yeni-parola' })).status).toBe(200);
});

it('a role change ends every session of the user, and the next session has the new role', async () => {
  const { user, session } = await signedInUser();
  await updateUser(ctx, null, user.id, { role_group: 'viewer' });
  expect(await statusOf(session)).toBe(401);
  expect(await tryToSignIn(user)).toMatchObject({ body: { data: { role_group: 'viewer' } } });
});

it('history records what happened, without passwords', async () => {
  const admin = await buildUser(ctx);
  const user = await buildUser(ctx, { name: 'Ayşe', email: 'gecmis@vitrin.test', role_group: 'editor' });
  await changePassword(ctx, admin, user, 'yeni-parola');
  await updateUser(ctx, admin, user.id, { role_group: 'viewer' });
  const account = { name: 'Ayşe', email: 'gecmis@vitrin.test', role_group: 'editor' };
  const rows = (await historyOf(user.id)).map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before ?? 'null') as unknown,
    after: JSON.parse(after ?? 'null') as unknown,
  }));
  expect(rows).toEqual([
    { action: 'create', actor_id: null, before: null, after: account },
    { action: 'password', actor_id: admin.id, before: null, after: null },
    {
      action: 'update',
      actor_id: admin.id,
      before: { role_group: 'editor' },
      after: { role_group: 'viewer' },
    },
  ]);
});
