import { expect, it } from 'vitest';
import { hourMs } from '#shared/rules/durations.ts';
import { updateUser } from '#features/users/server/user-changes.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';
import { applyErasures } from './apply-erasures.service.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { backUp, cases, environment, restore, type App } from './erasures.fixture.ts';
import { storeErasures } from './store-erasures.service.ts';

const nothing = {
  messages: 0,
  orders: 0,
  files: 0,
  mails: 0,
  subscriptions: 0,
  unsubscriptions: 0,
  data_requests: 0,
  addresses: 0,
  accounts: 0,
  passwords: 0,
  passkeys: 0,
  second_factors: 0,
  recovery_codes: 0,
  api_keys: 0,
  data_feeds: 0,
  kit_links: 0,
  media: 0,
};

const open = () => openTestApp({ environment });

it('a restored database loses again what was erased after its backup', async () => {
  const app = await open();
  const place = openBackupPlace(app.ctx.config);
  const made = [];
  for (const { title, make } of cases) made.push({ title, ...(await make(app)) });
  const backup = await backUp(app);
  for (const { erase } of made) {
    app.clock.advance(1000);
    await erase();
  }
  await storeErasures(app.ctx, place);

  const restored = await restore(backup, app);
  const { db } = restored.ctx;
  for (const { title, left } of made) expect(await left(db), title).toBeGreaterThan(0);
  expect(await applyErasures(restored.ctx, place, backup.at)).toEqual({
    ...nothing,
    messages: 2,
    orders: 1,
    files: 1,
    mails: 1,
    subscriptions: 2,
    unsubscriptions: 1,
    data_requests: 1,
    accounts: 3,
    passwords: 1,
    passkeys: 2,
    second_factors: 1,
    recovery_codes: 2,
    api_keys: 1,
    data_feeds: 2,
    kit_links: 2,
    media: 1,
  });
  for (const { title, left } of made) expect(await left(db), title).toBe(0);
  // A second restore of the same log, or an overlap, changes nothing more.
  expect(await applyErasures(restored.ctx, place, backup.at)).toEqual(nothing);
});

it('an address is found by its hash, also in rows that the log does not name', async () => {
  const app = await open();
  const place = openBackupPlace(app.ctx.config);
  const email = 'Unutulan@Example.com';
  const admin = await app.signIn();
  await app.call('DELETE', '/api/admin/personal-data', { email }, admin);
  await storeErasures(app.ctx, place);
  const [earlier, later] = [-hourMs, hourMs].map((shift) =>
    new Date(app.clock.now().getTime() + shift).toISOString(),
  );
  await buildMessage(app.ctx, { email, created_at: earlier ?? '' });
  // The person wrote again after the erasure.
  const kept = await buildMessage(app.ctx, { email, created_at: later ?? '' });
  expect(await applyErasures(app.ctx, place, app.clock.now())).toEqual({ ...nothing, messages: 1 });
  expect(await app.ctx.db.selectFrom('messages').select('id').execute()).toEqual([{ id: kept }]);
});

it('a record that only has the id of an erased one stays', async () => {
  const app = await open();
  const place = openBackupPlace(app.ctx.config);
  const admin = await app.signIn();
  const trashed_at = app.clock.now().toISOString();
  const id = await buildMessage(app.ctx, { trashed_at });
  const backup = await backUp(app);
  await app.call('DELETE', '/api/admin/contact', { delete_list: [id] }, admin);
  await storeErasures(app.ctx, place);
  const restored = await restore(backup, app);
  const created_at = new Date(app.clock.now().getTime() + 1000).toISOString();
  await restored.ctx.connections.writer.updateTable('messages').set({ created_at }).execute();
  expect(await applyErasures(restored.ctx, place, backup.at)).toEqual(nothing);
});

it('the last state of an account counts, and no account gains anything', async () => {
  const app = await open();
  const place = openBackupPlace(app.ctx.config);
  await buildUser(app.ctx);
  const reopened = await buildUser(app.ctx);
  const promoted = await buildUser(app.ctx, { role_group: 'viewer' });
  const backup = await backUp(app);
  const change = async (id: number, values: Parameters<typeof updateUser>[3]) => {
    app.clock.advance(1000);
    await updateUser(app.ctx, null, id, values);
  };
  await change(reopened.id, { is_active: false });
  await change(reopened.id, { is_active: true });
  await change(promoted.id, { role_group: 'admin' });
  await storeErasures(app.ctx, place);
  const restored = await restore(backup, app);
  expect(await applyErasures(restored.ctx, place, backup.at)).toEqual(nothing);
  const users = await restored.ctx.db
    .selectFrom('users')
    .select(['is_active', 'role_group'])
    .where('id', 'in', [reopened.id, promoted.id])
    .orderBy('id')
    .execute();
  expect(users).toEqual([
    { is_active: 1, role_group: 'admin' },
    { is_active: 1, role_group: 'viewer' },
  ]);
});

it('a backup that contains a change already is not changed by the overlap', async () => {
  const app = await open();
  const place = openBackupPlace(app.ctx.config);
  for (const { kind, make } of cases) {
    if (kind === 'media') continue;
    app.clock.advance(1000);
    await (await make(app)).erase();
  }
  await storeErasures(app.ctx, place);
  const restored = await restore(await backUp(app), app);
  expect(await applyErasures(restored.ctx, place, app.clock.now())).toEqual(nothing);
  await expectHistory(restored, []);
});

async function expectHistory({ ctx }: App, expected: unknown[]): Promise<void> {
  const rows = await ctx.db.selectFrom('history').select('entity').where('entity', '=', 'user').execute();
  expect(rows).toEqual(expected);
}
