import { dayMs } from '#shared/rules/durations.ts';
import { expect, it } from 'vitest';
import type { MessageType } from '#shared/rules/message-types.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildMessage } from '#test/message-factories.ts';
import { retentionKind } from './retention.job.ts';

const { ctx, call, clock, signIn } = await openTestApp();
const admin = await signIn();

const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString();
const left = async (type: MessageType) => {
  const rows = await ctx.db.selectFrom('messages').select('id').where('type', '=', type).execute();
  return rows.map(({ id }) => id);
};
const dailyJobs = () =>
  ctx.db.selectFrom('jobs').select(['run_at', 'payload']).where('kind', '=', retentionKind).execute();

it('messages are deleted after the days of their type, in every mailbox, together with their parts', async () => {
  const values = { contactRetentionDays: '30', offerRetentionDays: '0', humanResourcesRetentionDays: '10' };
  await call('PUT', '/api/admin/configuration', values, admin);
  const kept = await buildMessage(ctx, { created_at: ago(29) });
  await buildMessage(ctx, { created_at: ago(31) });
  await buildMessage(ctx, { created_at: ago(31), is_read: 1, trashed_at: ago(1) });
  const offer = await buildMessage(ctx, { type: 'offer', created_at: ago(4000), lines: [{}] });
  await buildMessage(ctx, { type: 'human-resources', created_at: ago(11), file: '%PDF' });
  const [file] = await ctx.db.selectFrom('private_files').select('key').execute();
  await inOperationalTransaction(ctx, ({ db }) =>
    db
      .insertInto('leads')
      .values(
        [ago(731), ago(729)].map((at) => ({ kind: 'phone', product_id: null, page: '/', created_at: at })),
      )
      .execute(),
  );

  await Promise.all([ensureDailyJob(ctx, retentionKind), ensureDailyJob(ctx, retentionKind)]);
  await runDueJobs(ctx, jobHandlers(ctx));

  expect(await left('contact')).toEqual([kept]);
  expect(await left('offer')).toEqual([offer]);
  expect(await left('human-resources')).toEqual([]);
  expect(await ctx.privateFiles.find(file?.key ?? '')).toBeUndefined();
  expect(await ctx.db.selectFrom('leads').select('created_at').execute()).toEqual([{ created_at: ago(729) }]);
  const noted = await ctx.db.selectFrom('audit').selectAll().where('action', '=', 'retention').execute();
  expect(noted.map(({ details }) => JSON.parse(details) as object)).toMatchObject([
    { type: 'contact', days: 30, messages: 2 },
    { type: 'human-resources', messages: 1, files: 1 },
  ]);
});

it('the job runs once each night for all processes, also after days without a server', async () => {
  await ensureDailyJob(ctx, retentionKind);
  expect(await dailyJobs()).toEqual([
    { run_at: '2026-03-03T00:30:00.000Z', payload: '{"day":"2026-03-03"}' },
  ]);
  const expired = await buildMessage(ctx, { created_at: ago(29) });
  clock.set('2026-03-05T08:00:00.000Z');
  await runDueJobs(ctx, jobHandlers(ctx));
  expect(await left('contact')).not.toContain(expired);
  expect(await dailyJobs()).toEqual([
    { run_at: '2026-03-06T00:30:00.000Z', payload: '{"day":"2026-03-06"}' },
  ]);
});

it('a run that fails still plans the run of the next night', async () => {
  clock.set('2026-03-06T01:00:00.000Z');
  const failing = {
    ...ctx,
    db: new Proxy(ctx.db, {
      get: () => {
        throw new Error('broken');
      },
    }),
  };
  const handler = jobHandlers(failing).get(retentionKind);
  await expect(handler?.({ day: '2026-03-06' }, new AbortController().signal)).rejects.toThrow('broken');
  expect(await dailyJobs()).toContainEqual({
    run_at: '2026-03-07T00:30:00.000Z',
    payload: '{"day":"2026-03-07"}',
  });
});
