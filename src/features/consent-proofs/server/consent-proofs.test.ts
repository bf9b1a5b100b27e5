import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPersonalData } from '#features/messages/personal-data.ts';
import {
  confirmSubscription,
  leaveNewsletter,
  subscribe,
} from '#features/newsletter/server/subscribe.service.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { dayMs } from '#shared/rules/durations.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { consentProofsKind } from './consent-proofs.job.ts';
import { findProofs } from './consent-proofs.service.ts';

const email = 'Ayse@Ornek.com';
const key = email.toLowerCase();
let app: TestApp;
let admin: Record<string, string>;
beforeEach(async () => {
  app = await openTestApp();
  admin = await app.signIn('admin');
});

async function subscribeAndConfirm({ ctx }: TestApp, isConfirmed = true): Promise<number> {
  const sender = { lang: 'tr', form: '/iletisim', notice_id: null, notice_version: null };
  await inOperationalTransaction(ctx, (tx) => subscribe(tx, email, { sender, network: 'net' }));
  const { id } = await ctx.db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', key)
    .executeTakeFirstOrThrow();
  if (isConfirmed) await confirmSubscription(ctx, id, { network: 'net', text: `${email} bülteni alsın.` });
  return id;
}

const proofs = () => findProofs(app.ctx, app.ctx.db, key);
async function tonight(): Promise<void> {
  await jobHandlers(app.ctx).get(consentProofsKind)?.({}, new AbortController().signal);
}

describe('the proof of a consent outlives', () => {
  it.each([
    [
      'the deletion of the subscriber',
      (id: number) => app.call('DELETE', '/api/admin/newsletter-sub', { delete_list: [id] }, admin),
    ],
    ['the erasure of the person', () => app.call('DELETE', '/api/admin/personal-data', { email }, admin)],
  ])('%s, without the address', async (_, remove) => {
    const id = await subscribeAndConfirm(app);
    const confirmed = app.clock.now().toISOString();
    app.clock.advance(60_000);
    expect((await remove(id)).status).toBe(200);
    expect(await proofs()).toMatchObject([
      {
        form: '/iletisim',
        confirmed_at: confirmed,
        confirmed_from: 'net',
        agreed_text: '{email} bülteni alsın.',
        ended_at: app.clock.now().toISOString(),
      },
    ]);
    const stored = JSON.stringify(await app.ctx.db.selectFrom('consent_proofs').selectAll().execute());
    expect(stored.toLowerCase()).not.toContain(key);
    expect(await findProofs(app.ctx, app.ctx.db, 'baska@ornek.com')).toEqual([]);
  });

  it('a new subscription of the same address', async () => {
    const id = await subscribeAndConfirm(app);
    await leaveNewsletter(app.ctx, id);
    app.clock.advance(dayMs);
    await subscribeAndConfirm(app, false);
    expect(await proofs()).toHaveLength(1);
  });
});

it('who never confirmed leaves no proof', async () => {
  const id = await subscribeAndConfirm(app, false);
  await app.call('DELETE', '/api/admin/newsletter-sub', { delete_list: [id] }, admin);
  expect(await proofs()).toEqual([]);
});

it('a proof goes three years after the subscription ended, like subscribers who left', async () => {
  const id = await subscribeAndConfirm(app);
  await leaveNewsletter(app.ctx, id);
  app.clock.advance(3 * 365 * dayMs);
  await tonight();
  expect(await proofs()).toHaveLength(1);
  app.clock.advance(3 * dayMs);
  await tonight();
  expect(await proofs()).toEqual([]);
  expect(await app.ctx.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
});

it('an admin finds the proof of a given address, and it is in the file for its owner', async () => {
  const id = await subscribeAndConfirm(app);
  await app.call('DELETE', '/api/admin/newsletter-sub', { delete_list: [id] }, admin);
  const url = (path = '') => `/api/admin/personal-data${path}?email=${encodeURIComponent(email)}`;
  const { body } = await app.call<StoredPersonalData>('GET', url(), undefined, admin);
  expect(body).toMatchObject({ subscriptions: 0, consent_proofs: 1 });
  const file = await app.call('GET', url('/export'), undefined, admin);
  expect(file.body).toMatchObject({ consent_proofs: [{ agreed_text: '{email} bülteni alsın.' }] });
});
