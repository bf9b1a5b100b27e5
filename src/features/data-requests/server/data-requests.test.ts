import { beforeEach, describe, expect, it } from 'vitest';
import type { DataRequest, DataRequestPage } from '../data-request.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { dayMs } from '#shared/rules/durations.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { remindersKind } from './reminders.job.ts';

const url = '/api/admin/data-requests';
type Written = { data: DataRequest; errors?: Record<string, string[]> };

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeEach(async () => {
  app = await openTestApp({ parts: { mailer: createFakeMailer() } });
  admin = await app.signIn('admin');
});

const day = (offset = 0) => new Date(app.clock.now().getTime() + offset * dayMs).toISOString().slice(0, 10);
const create = (fields: object = {}) =>
  app.call<Written>(
    'POST',
    url,
    { name: 'Ayşe Yılmaz', email: 'ayse@example.com', kind: 'erasure', received_on: day(), ...fields },
    admin,
  );
const update = (id: number, fields: object) => app.call<Written>('PUT', `${url}/${id}`, fields, admin);
const list = async (query = '') =>
  (await app.call<DataRequestPage>('GET', `${url}${query}`, undefined, admin)).body;

describe('an application', () => {
  it('is due thirty days after its arrival, and its term follows a corrected day', async () => {
    const { status, body } = await create({ received_on: '2026-01-31' });
    expect([status, body.data.due_on]).toEqual([201, '2026-03-02']);
    expect((await update(body.data.id, { received_on: '2026-02-01' })).body.data.due_on).toBe('2026-03-03');
  });

  it('is closed only with a checked identity and an answer, and can be opened again', async () => {
    const { id } = (await create()).body.data;
    const early = await update(id, { is_closed: '1' });
    expect([early.status, Object.keys(early.body.errors ?? {})]).toEqual([
      422,
      ['is_identity_checked', 'answer'],
    ]);
    const closed = await update(id, { is_closed: '1', is_identity_checked: '1', answer: 'Silindi.' });
    expect(closed.body.data).toMatchObject({ is_closed: true, days_left: null });
    expect(closed.body.data.closed_at).toBe(app.clock.now().toISOString());
    expect((await list('?state=open')).total).toBe(0);
    expect((await update(id, { is_closed: '0' })).body.data).toMatchObject({
      is_closed: false,
      days_left: 30,
    });
  });

  it('that is most urgent stands first, and closed ones last', async () => {
    await create({ name: 'Yeni' });
    await create({ name: 'Eski', received_on: day(-40) });
    await create({ name: 'Biten', is_identity_checked: '1', answer: 'Yanıt', is_closed: '1' });
    const { data } = await list();
    expect(data.map(({ name, days_left: left }) => [name, left])).toEqual([
      ['Eski', -10],
      ['Yeni', 30],
      ['Biten', null],
    ]);
  });

  it('that somebody else changed is not written over', async () => {
    const { id } = (await create()).body.data;
    await update(id, { answer: 'Bir', version: 1 });
    expect((await update(id, { answer: 'İki', version: 1 })).status).toBe(409);
  });

  it('that is saved without a change keeps its version, and the audit log gets no line', async () => {
    const made = (await create({ answer: 'Bir' })).body.data;
    const again = await update(made.id, { answer: 'Bir', kind: 'erasure', is_closed: '0', version: 1 });
    expect([again.status, again.body.data]).toEqual([200, made]);
    const log = await app.call<{ data: object[] }>('GET', '/api/admin/audit', undefined, admin);
    expect(log.body.data[0]).toMatchObject({ action: 'KVKK başvurusu ekledi' });
    expect((await update(made.id, { answer: 'İki', version: 1 })).body.data.version).toBe(2);
  });

  it('that was entered by mistake is deleted for good; the audit log names what was done, and no person', async () => {
    const { id } = (await create()).body.data;
    await update(id, { answer: 'Silindi.', is_identity_checked: '1' });
    await update(id, { is_closed: '1' });
    const remove = () => app.call('DELETE', `${url}/${id}`, undefined, admin);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await list()).total).toBe(0);
    const log = await app.call<{ data: object[] }>('GET', '/api/admin/audit', undefined, admin);
    expect(log.body.data.slice(0, 4)).toMatchObject([
      { action: 'KVKK başvurusunu sildi', subject: `KVKK başvurusu ${id}`, details: [] },
      { action: 'KVKK başvurusunu kapattı', details: ['Değişen: kapanması'] },
      { action: 'KVKK başvurusunu değiştirdi', details: ['Değişen: kimliğin doğrulanması, verilen yanıt'] },
      { action: 'KVKK başvurusu ekledi', details: [] },
    ]);
    expect(JSON.stringify(log.body)).not.toMatch(/Ayşe|ayse/);
  });

  it('needs a name, a kind of article 11 and a real day; only admins see any', async () => {
    const wrong = await create({ name: '', kind: 'x', received_on: '2026-02-30' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([
      422,
      ['kind', 'name', 'received_on'],
    ]);
    const editor = await app.signIn('editor');
    expect((await app.call('GET', url, undefined, editor)).status).toBe(403);
  });
});

describe('reminders', () => {
  const tonight = () => jobHandlers(app.ctx).get(remindersKind)?.({}, new AbortController().signal);
  const mails = async () =>
    (await app.ctx.db.selectFrom('outbox').select(['kind', 'text']).orderBy('id').execute()).filter(
      ({ kind }) => kind === 'data-request',
    );

  it('go to the admins once when seven days are left and once when one is, without a name', async () => {
    await create();
    for (const [days, count] of [
      [22, 0],
      [1, 1],
      [1, 1],
      [4, 1],
      [1, 2],
      [3, 2],
    ] as const) {
      app.clock.advance(days * dayMs);
      await tonight();
      expect(await mails()).toHaveLength(count);
    }
    const [first, last] = await mails();
    expect([first?.text, last?.text]).toEqual([
      expect.stringContaining('7 gün kaldı'),
      expect.stringContaining('1 gün kaldı'),
    ]);
    expect(JSON.stringify(await mails())).not.toMatch(/Ayşe|ayse/);
  });

  it('are not sent for closed applications, which end three years later', async () => {
    const { id } = (await create({ received_on: day(-29) })).body.data;
    await update(id, { is_closed: '1', is_identity_checked: '1', answer: 'Silindi.' });
    await tonight();
    expect(await mails()).toEqual([]);
    app.clock.advance(3 * 366 * dayMs);
    await tonight();
    expect(await app.ctx.db.selectFrom('data_requests').selectAll().execute()).toEqual([]);
  });
});

it('the file for a person holds their applications, and erasing the person keeps them', async () => {
  await create({ email: 'Ayse@Example.com' });
  const email = 'ayse@example.com';
  await app.call('DELETE', '/api/admin/personal-data', { email }, admin);
  const file = await app.call('GET', `/api/admin/personal-data/export?email=${email}`, undefined, admin);
  expect(file.body).toMatchObject({ data_requests: [{ name: 'Ayşe Yılmaz', kind: 'erasure' }] });
});
