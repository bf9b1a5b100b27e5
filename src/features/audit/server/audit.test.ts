import { describe, expect, it } from 'vitest';
import type { AuditPage } from '../audit.ts';
import type { LoginResult } from '#features/auth/auth.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { openTestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { auditRetentionKind } from './audit.job.ts';
import { recordAudit, type AuditEntry } from '#server/audit/audit.service.ts';

const app = await openTestApp();
const { ctx, clock } = app;
let admin = await app.signIn();

const read = async (query = '') =>
  (await app.call<AuditPage>('GET', `/api/admin/audit${query}`, undefined, admin)).body;
const record = (entry: AuditEntry) => inOperationalTransaction(ctx, (tx) => recordAudit(tx, entry));
const login = (body: object) => app.call<LoginResult>('POST', '/api/auth/login', body);
const about = async (id: number) =>
  (await read(`?user_id=${id}`)).data.map(({ actor, action, subject, details }) => ({
    line: `${actor ?? '–'}: ${action}`,
    subject,
    details,
  }));

it('the audit log records sign-ins, failures and sign-outs with the address that they came from', async () => {
  const user = await buildUser(ctx, { name: 'Ayşe', email: 'ayse@vitrin.test', role_group: 'editor' });
  clock.advance(1_000);
  await login({ ...user, password: 'yanlis-parola' });
  clock.advance(1_000);
  const { body } = await login(user);
  await app.call('GET', '/api/admin/logout', undefined, { authorization: `Bearer ${body.token}` });
  const subject = 'Ayşe (ayse@vitrin.test)';
  expect(await about(user.id)).toEqual([
    { line: 'Ayşe: Çıkış yaptı', subject: '', details: [] },
    { line: 'Ayşe: Giriş yaptı', subject: '', details: ['IP adresi: 127.0.0.1'] },
    { line: '–: Başarısız giriş', subject, details: ['IP adresi: 127.0.0.1', 'Parola yanlıştı'] },
    { line: '–: Kullanıcı ekledi', subject, details: ['Rol: Editör'] },
  ]);
});

it('the audit log lists what an admin changed in an account', async () => {
  const user = await buildUser(ctx, { name: 'Veli', email: 'veli@vitrin.test', role_group: 'viewer' });
  const url = `/api/admin/users/${user.id}`;
  await login(user);
  await app.call('DELETE', `${url}/sessions`, {}, admin);
  await app.call('PUT', url, { name: 'Ali', role_group: 'editor' }, admin);
  await app.call('PUT', url, { is_active: false }, admin);
  await app.call('PUT', `${url}/password`, { password: 'yeni-parola' }, admin);
  await app.call('DELETE', url, {}, admin);
  await app.call('PUT', `${url}/restore`, {}, admin);
  const lines = await about(user.id);
  const who = lines[0]?.line.split(':')[0] ?? '';
  expect(lines.slice(0, 7).map((one) => [one.line, ...one.details])).toEqual([
    [`${who}: Kullanıcıyı değiştirdi`, 'Geri alındı'],
    [`${who}: Kullanıcıyı sildi`],
    [`${who}: Parola değiştirdi`, 'Yönetici yeni parola verdi'],
    [`${who}: Kullanıcıyı değiştirdi`, 'Hesap kapatıldı'],
    [`${who}: Kullanıcıyı değiştirdi`, 'Değişen: ad'],
    [`${who}: Rol değiştirdi`, 'Önceki rol: İzleyici', 'Yeni rol: Editör'],
    [`${who}: Oturum kapattı`, '1 oturum'],
  ]);
});

it('the audit log records changes of the second factor, and how somebody signed in with it', async () => {
  const user = await buildUser(ctx);
  const { body } = await login(user);
  const headers = { authorization: `Bearer ${body.token}` };
  const { recoveryCodes } = await setUpSecondFactor(app, headers);
  clock.advance(1_000);
  await login({ ...user, otp: '000000' });
  clock.advance(1_000);
  await login({ ...user, otp: recoveryCodes[0] });
  await app.call('DELETE', `/api/admin/users/${user.id}/second-factor`, {}, admin);
  expect((await about(user.id)).slice(0, 4).map(({ details }) => details.at(-1))).toEqual([
    'Kapatıldı',
    'Kurtarma koduyla',
    'Doğrulama kodu yanlıştı',
    'Açıldı',
  ]);
});

describe('a page of the log', () => {
  it('says in Turkish what was deleted, opened, exported, erased and changed, the latest first', async () => {
    const entries: AuditEntry[] = [
      {
        actor: null,
        action: 'retention',
        entity: 'message',
        details: { type: 'offer', days: 90, messages: 4 },
      },
      { actor: null, action: 'view-file', entity: 'message', id: 7, details: { type: 'human-resources' } },
      { actor: null, action: 'export', entity: 'subscriber', details: { is_filtered: true } },
      { actor: null, action: 'erase', entity: 'personal-data', id: 'hash', details: { mails: 2, files: 0 } },
      {
        actor: null,
        action: 'scripts-change',
        entity: 'integrations',
        details: { fields: ['google_script'] },
      },
    ];
    for (const entry of entries) await record(entry);
    const lines = (await read()).data.slice(0, entries.length).reverse();
    expect(lines.map(({ action, subject, details }) => [action, subject, ...details])).toEqual([
      ['Süresi dolanlar silindi', 'Teklif isteği', '90 günden eski', '4 mesaj'],
      ['Özgeçmiş görüntüledi', 'İş başvurusu 7'],
      ['Dışa aktardı', 'E-bülten aboneleri', 'Yalnız süzülenler'],
      ['Kişisel verileri sildi', 'Bir kişinin verileri', '2 e-posta'],
      ['Entegrasyon kodunu değiştirdi', 'Entegrasyonlar', 'Değişen: Google kodu'],
    ]);
  });

  it('has 50 lines, and can be limited to an action and to days in the time zone of the site', async () => {
    clock.set('2026-05-09T20:59:59.000Z');
    await record({ actor: null, action: 'export', entity: 'message' });
    clock.set('2026-05-09T21:00:00.000Z');
    for (let n = 0; n < 51; n += 1) await record({ actor: null, action: 'export', entity: 'message' });
    clock.set('2026-05-10T21:00:00.000Z');
    await record({ actor: null, action: 'export', entity: 'message' });
    admin = await app.signIn();
    // In Istanbul the tenth of May begins at 21:00 UTC.
    const query = '?action=export&from=2026-05-10&to=2026-05-10';
    const first = await read(query);
    expect([first.data.length, first.total, first.last_page]).toEqual([50, 51, 2]);
    expect((await read(`${query}&page=2`)).data).toHaveLength(1);
    expect((await read('?action=erase&from=2026-05-10')).total).toBe(0);
  });

  it('refuses a filter that it does not know', async () => {
    for (const query of ['?action=yok', '?from=dün', '?user_id=x'])
      expect((await app.call('GET', `/api/admin/audit${query}`, undefined, admin)).status, query).toBe(422);
  });

  it('is for admins', async () => {
    for (const role of ['editor', 'viewer'] as const) {
      const headers = await app.signIn(role);
      expect((await app.call('GET', '/api/admin/audit', undefined, headers)).status).toBe(403);
    }
  });
});

it('lines and sign-ins older than two years are deleted every night', async () => {
  clock.set('2028-03-05T00:00:00.000Z');
  await record({ actor: null, action: 'export', entity: 'message' });
  clock.set('2030-03-05T00:00:00.000Z');
  const handler = jobHandlers(ctx).get(auditRetentionKind);
  await handler?.({}, new AbortController().signal);
  const left = async () => ctx.db.selectFrom('audit').select('at').execute();
  expect((await left()).map(({ at }) => at)).toEqual(['2028-03-05T00:00:00.000Z']);
  expect(await ctx.db.selectFrom('user_sign_ins').selectAll().execute()).toEqual([]);
  const next = await ctx.db
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', auditRetentionKind)
    .execute();
  expect(next).toEqual([{ run_at: '2030-03-06T00:30:00.000Z' }]);
  clock.advance(1000);
  await handler?.({}, new AbortController().signal);
  expect(await left()).toEqual([]);
});
