import { expect, it } from 'vitest';
import type { Profile } from '#features/profile/profile.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { updateUser } from '#features/users/server/user-changes.service.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { createSmtpMailer } from '#server/ports/smtp-mailer.ts';
import { dayMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { createClock } from '#test/clock.ts';
import { closeLater } from '#test/close-later.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct, buildUser } from '#test/factories.ts';
import { openMailServer } from '#test/mail/smtp-server.ts';
import { ensureWeeklyMail } from './weekly-mail.job.ts';

/** A Sunday; in Türkiye Monday begins at 21:00 UTC. */
const sunday = '2026-03-08T20:00:00.000Z';

async function open() {
  const server = await openMailServer();
  const mailer = createSmtpMailer({ url: server.url, from: 'Örnek <bilgi@ornek.test>' });
  closeLater(async () => mailer.close());
  const environment = { PUBLIC_URL: 'https://www.ornek.test' };
  const app = await openTestApp({ clock: createClock(sunday), parts: { mailer }, environment });
  const editor = await app.signIn('editor');
  const [{ email }] = (await app.ctx.db.selectFrom('users').select('email').execute()) as [{ email: string }];
  const run = async (context = app.ctx) => {
    await runDueJobs(context, jobHandlers(context));
    await runDueJobs(context, mailJobs(context));
  };
  /** The time in Türkiye. */
  const at = async (time: string) => {
    app.clock.advance(Date.parse(`${time}:00+03:00`) - app.clock.now().getTime());
    await run();
  };
  return { ...app, server, editor, email, run, at };
}

it('the mail comes on Monday at eight, once for all hosts and starts, with changes and links', async () => {
  const { ctx, server, editor, email, run, at, call, settings, clock } = await open();
  const category = await buildCategory(ctx);
  const { id } = await buildProduct(ctx, { category_id: category.id, name: 'Toka' });
  await buildProduct(ctx, { category_id: category.id, name: 'Halka' });
  await call('POST', '/api/admin/saved-lists', { name: 'Tokalarım', filter: { search: 'toka' } }, editor);
  await buildUser(ctx, { role_group: 'viewer', email: 'izleyen@ornek.test' });
  const closed = await buildUser(ctx, { role_group: 'editor', email: 'kapali@ornek.test' });
  await updateUser(ctx, null, closed.id, { is_active: false });
  await ensureWeeklyMail(ctx);
  await at('2026-03-09T07:59');
  expect(server.mails).toEqual([]);
  await at('2026-03-09T08:00');
  const [first] = server.mails;
  expect(server.mails.map(({ to }) => [to].flat().map((one) => one?.text))).toEqual([[email]]);
  expect(first?.subject).toContain('2 ürünün eksiği var');
  expect(first?.text).toContain('Görselsiz; Ürün: 2; Geçen haftaya göre: –');
  expect(first?.text).toContain('https://www.ornek.test/admin/pages/products?without=picture');
  expect(first?.text).toContain('Tokalarım; Eksiği olan ürün: 1');
  expect(first?.text).toContain('products?search=toka&without=any');
  expect(first?.html).toContain('products?search=toka&amp;without=any');

  const second = await openTestApp({ clock, settings, parts: { mailer: ctx.mailer } });
  for (const context of [second.ctx, ctx]) {
    await ensureWeeklyMail(context);
    await run(context);
  }
  expect(server.mails).toHaveLength(1);

  await ctx.connections.writer
    .updateTable('products')
    .set({ has_picture: 1 } as never)
    .where('id', '=', id)
    .execute();
  await buildProduct(ctx, { category_id: category.id, name: 'Zincir' });
  await buildProduct(ctx, { category_id: category.id, name: 'Perçin' });
  await at('2026-03-16T08:00');
  expect(server.mails).toHaveLength(2);
  expect(server.mails[1]?.text).toContain('Görselsiz; Ürün: 3; Geçen haftaya göre: +1');
  expect(server.mails[1]?.text).toMatch(/geçen hafta %\d+ idi/);
});

it('the mail is refused in the profile, and does not come without gaps or on another day', async () => {
  const { ctx, server, editor, at, call, clock } = await open();
  const own = (await call<Profile>('GET', '/api/admin/profile', undefined, editor)).body;
  expect(own.gets_weekly_mail).toBe(true);
  const off = { gets_weekly_mail: '0', version: own.version };
  const { body } = await call<{ data: Profile }>('PUT', '/api/admin/profile', off, editor);
  expect(body.data).toMatchObject({ gets_weekly_mail: false, name: own.name, is_active: true });
  expect((await call('PUT', '/api/admin/profile', off, editor)).status).toBe(409);

  await buildProduct(ctx, { name: 'Toka' });
  await ensureWeeklyMail(ctx);
  await at('2026-03-09T08:00');
  expect(server.mails).toEqual([]);
  await ctx.connections.writer.updateTable('users').set({ gets_weekly_mail: 1 }).execute();
  // The program stood still on Monday.
  clock.advance(8 * dayMs);
  await ensureWeeklyMail(ctx);
  await at('2026-03-17T10:00');
  expect(server.mails).toEqual([]);
  await at('2026-03-23T09:00');
  expect(server.mails).toHaveLength(1);
  await ctx.connections.writer
    .updateTable('products')
    .set({ deleted_at: sunday } as never)
    .execute();
  await inContentTransaction(ctx, null, async ({ record }) =>
    record({ entity: 'product', id: 1, action: 'delete', before: null, after: null }),
  );
  await at('2026-03-30T08:00');
  expect(server.mails).toHaveLength(1);
});
