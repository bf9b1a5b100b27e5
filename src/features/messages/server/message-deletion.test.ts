import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { jobHandlers } from '#program/job-handlers.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildMessage } from '#test/message-factories.ts';

const test = await openTestApp();
const { ctx, call, signIn } = test;
const editor = await signIn('editor');
const trashed_at = '2026-03-01T00:00:00.000Z';

it('permanent deletion leaves no row, no file and no mail of the message, and keeps those of others', async () => {
  const other = await buildMessage(ctx, { type: 'offer', file: 'kalır', lines: [{}] });
  const id = await buildMessage(ctx, { type: 'offer', file: 'gider', lines: [{}, {}] });
  const reply = { subject: 'Yanıt', body: 'Metin', request_id: randomUUID() };
  for (const message of [other, id])
    await call('POST', `/api/admin/offer/${message}/replies`, { ...reply, request_id: randomUUID() }, editor);
  const files = await ctx.db.selectFrom('private_files').selectAll().orderBy('id').execute();
  const keyOf = (message: number) => files.find((file) => file.message_id === message)?.key ?? '';

  await call('PUT', '/api/admin/offer/trash', { trash_list: String(id) }, editor);
  const answer = await call('DELETE', '/api/admin/offer', { delete_list: String(id) }, editor);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  await runDueJobs(ctx, jobHandlers(ctx));

  for (const table of ['orders', 'private_files', 'outbox'] as const) {
    const rows = await ctx.db.selectFrom(table).select('message_id').execute();
    expect(rows, table).toEqual([{ message_id: other }]);
  }
  expect(await ctx.db.selectFrom('order_lines').select('id').execute()).toHaveLength(1);
  expect(await ctx.privateFiles.find(keyOf(id))).toBeUndefined();
  expect(await ctx.privateFiles.find(keyOf(other))).toBeDefined();
  const noted = await ctx.db.selectFrom('audit').selectAll().where('entity', '=', 'message').execute();
  expect(noted).toMatchObject([{ action: 'delete', entity: 'message' }]);
  expect(JSON.parse(noted[0]?.details ?? '')).toMatchObject({ type: 'offer', ids: [id], mails: 1 });
});

it('deleting, answering and restoring the same messages at the same time in two processes causes no error', async () => {
  const other = await openTestApp({ settings: test.settings });
  const ids: number[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(await buildMessage(ctx, { trashed_at }));
  const answers = await Promise.all(
    ids.flatMap((id) => [
      other.call('POST', `/api/admin/contact/${id}/replies`, { subject: 'a', body: 'b' }, editor),
      call('DELETE', '/api/admin/contact', { delete_list: String(id) }, editor),
      other.call('PUT', '/api/admin/contact/restore', { restore_list: String(id) }, editor),
    ]),
  );
  expect(answers.filter(({ status }) => ![200, 404, 422].includes(status))).toEqual([]);
});
