import { expect, it } from 'vitest';
import type { LoginResult } from '#features/auth/auth.ts';
import type { Profile } from '#features/profile/profile.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { hashPassword } from './passwords.ts';
import { changePassword, createUser } from './users.service.ts';

const app = await openTestApp();
const { ctx } = app;
const admin = await app.signIn();

const common = 'Bu parola çok yaygın, kolay tahmin edilir. Başka bir parola seçin.';
const known = 'Parola kişinin adından, e-posta adresinden ya da firma adından oluşamaz.';

async function signInWith(email: string, password: string) {
  const { body } = await app.call<LoginResult>('POST', '/api/auth/login', { email, password });
  return { authorization: `Bearer ${body.token}` };
}

const profileOf = async (headers: Record<string, string>) =>
  (await app.call<Profile>('GET', '/api/admin/profile', undefined, headers)).body;

/** Builds an account with a password that the present rules would refuse. */
async function buildOldAccount(password: string) {
  const user = await buildUser(ctx, { role_group: 'viewer' });
  const password_hash = await hashPassword(password);
  await ctx.connections.writer
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', user.id)
    .execute();
  return { ...user, password };
}

it.each([
  ['1234567', 'Bu Alan 8 Karakterden Az Olamaz'],
  ['x'.repeat(22), 'Bu Alan 21 Karakteri Geçemez'],
  ['password', common],
  ['PassWord1', common],
  ['1234-5678', common],
  ['ayse.1985', known],
  ['karaca2026', known],
  ['Vitrin2026!', known],
])('a new password that is easily guessed is refused: %j', async (password, message) => {
  const account = { name: 'Ayşe Işık', email: 'a.karaca@ornek.com', role_group: 'editor' };
  const { status, body } = await app.call<Failure>(
    'POST',
    '/api/admin/users',
    { ...account, password },
    admin,
  );
  expect([status, body.errors]).toEqual([422, { password: [message] }]);
});

it('the rule applies wherever a password is set', async () => {
  const user = await buildUser(ctx, { role_group: 'viewer' });
  const headers = await signInWith(user.email, user.password);
  const own = { current_password: user.password, password: 'password1' };
  for (const answer of [
    await app.call<Failure>('PUT', `/api/admin/users/${user.id}/password`, { password: 'password1' }, admin),
    await app.call<Failure>('PUT', '/api/admin/profile/password', own, headers),
  ])
    expect([answer.status, answer.body.errors]).toEqual([422, { password: [common] }]);
  const refusal = { status: 422, fields: { password: [common] } };
  const other = { name: 'Veli', email: 'veli@ornek.com', role_group: 'viewer' } as const;
  await expect(createUser(ctx, null, { ...other, password: 'password1' })).rejects.toMatchObject(refusal);
  await expect(changePassword(ctx, null, user, 'password1')).rejects.toMatchObject(refusal);
  expect((await profileOf(headers)).has_weak_password).toBe(false);
});

it.each(['123456', 'password'])(
  'an older password still signs in, and the profile asks for another one: %j',
  async (password) => {
    const user = await buildOldAccount(password);
    const headers = await signInWith(user.email, password);
    expect((await profileOf(headers)).has_weak_password).toBe(true);
    const sent = { current_password: password, password: 'kediyi-sever-7' };
    expect((await app.call('PUT', '/api/admin/profile/password', sent, headers)).status).toBe(200);
    expect((await profileOf(headers)).has_weak_password).toBe(false);
    expect((await profileOf(await signInWith(user.email, 'kediyi-sever-7'))).has_weak_password).toBe(false);
  },
);
