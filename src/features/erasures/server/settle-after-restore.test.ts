import { expect, it } from 'vitest';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { passwordResetKind } from '#features/auth/server/password-reset.service.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { inviteUser } from '#features/users/server/invitations.service.ts';
import { openTestApp } from '#test/app.ts';
import { cases, environment } from './erasures.fixture.ts';
import { settleAfterRestore } from './settle-after-restore.service.ts';

const app = await openTestApp({ environment });
const { ctx, call, signIn } = app;
const { writer } = ctx.connections;
const mail = { kind: 'copy' as const, recipients: ['kisi@example.com'], subject: 's', text: 't', html: 'h' };
const later = '2027-01-01T00:00:00.000Z';

it('a restore ends sessions, links and challenges, frees leased jobs and holds unsent mails', async () => {
  const session = await signIn();
  const { user: invited } = await inviteUser(ctx, null, {
    name: 'Yeni',
    email: 'yeni@vitrin.test',
    role_group: 'editor',
  });
  await inOperationalTransaction(ctx, async (tx) => {
    await queueMail(tx, mail);
    await queueMail(tx, mail);
    await enqueue(tx, passwordResetKind, { emailKey: 'yeni@vitrin.test' });
    const challenge = { challenge: 'c', user_id: null, expires_at: later };
    await tx.db.insertInto('passkey_challenges').values(challenge).execute();
  });
  await writer.updateTable('outbox').set({ state: 'sent' }).where('id', '=', 1).execute();
  await inOperationalTransaction(ctx, (tx) => enqueue(tx, { name: 'a.job' } as never, {}));
  await writer.updateTable('jobs').set({ lease_until: later }).where('kind', '=', 'a.job').execute();
  expect((await call('GET', '/api/admin/dashboard', undefined, session)).status).toBe(200);

  expect(await settleAfterRestore(ctx, { hasLog: true })).toEqual({
    sessions: 1,
    links: 1,
    recovery_codes: 0,
    held_mails: 1,
    paused_webhooks: 0,
  });
  expect((await call('GET', '/api/admin/dashboard', undefined, session)).status).toBe(401);
  for (const table of ['sessions', 'password_resets', 'passkey_challenges'] as const)
    expect(await ctx.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const jobs = await ctx.db.selectFrom('jobs').select(['kind', 'lease_until']).execute();
  expect(jobs).toEqual([{ kind: 'a.job', lease_until: null }]);
  const user = ctx.db.selectFrom('users').select('invited_until').where('id', '=', invited.id);
  expect(await user.executeTakeFirst()).toEqual({ invited_until: ctx.clock.now().toISOString() });
  const mails = await ctx.db.selectFrom('outbox').select(['state', 'held_at']).orderBy('id').execute();
  expect(mails).toEqual([
    { state: 'sent', held_at: null },
    { state: 'waiting', held_at: ctx.clock.now().toISOString() },
  ]);
});

it('without the log all recovery codes end, because nobody knows which were used', async () => {
  const used = cases.find(({ kind }) => kind === 'recovery-codes');
  const { left } = await (used?.make(app) ?? Promise.reject(new Error('no case')));
  expect(await settleAfterRestore(ctx, { hasLog: true })).toMatchObject({ recovery_codes: 0 });
  expect(await left(ctx.db)).toBe(1);
  expect(await settleAfterRestore(ctx, { hasLog: false })).toMatchObject({ recovery_codes: 1 });
  expect(await left(ctx.db)).toBe(0);
});
