import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { createClock, type TestClock } from '#test/clock.ts';
import { closeLater } from '#test/close-later.ts';
import { openTestDatabase, type TestDatabase } from '#test/db.ts';
import { takeJob } from './jobs.queries.ts';
import { enqueue, replaceQueued, releaseLeasesOfStoppedProcesses, wakeJobRunners } from './enqueue.ts';
import { defineJob } from './job-kind.ts';
import { maxAttempts, type JobHandler, type JobsContext } from './run-job.ts';
import { RetryLater } from './retry-later.ts';
import { startJobs, type JobHandlers, type RunnerOptions } from './runner.ts';

const testKind = defineJob('test', z.unknown());
let database: TestDatabase;
let clock: TestClock;
let ctx: JobsContext;

beforeEach(async () => {
  database = await openTestDatabase();
  clock = createClock();
  ctx = contextOf(database.connections);
});

function contextOf(connections: Connections): JobsContext {
  return { connections, db: connections.reader, clock, log: pino({ level: 'silent' }) };
}

/** A second process; on SQLite the same context, because two writers in one thread would block each other. */
async function otherContext(): Promise<JobsContext> {
  if (ctx.connections.dialect === 'sqlite') return ctx;
  const connections = await connect(database.settings);
  closeLater(() => disconnect(connections));
  return contextOf(connections);
}

function start(handler: JobHandler, options: RunnerOptions = {}, context = ctx) {
  const handlers: JobHandlers = new Map([testKind.handledBy(handler)]);
  const runner = startJobs(context, handlers, { pollEvery: 10, ...options });
  closeLater(() => runner.stop());
  return runner;
}

const add = (payload: unknown, runAt?: string) =>
  inOperationalTransaction(ctx, (tx) => enqueue(tx, testKind, payload, runAt));
const jobs = () => ctx.db.selectFrom('jobs').selectAll().orderBy('id').execute();

describe('a job', () => {
  it('runs once with its payload and is then deleted', async () => {
    const handler = vi.fn<JobHandler>(async () => undefined);
    start(handler);
    await add({ media_id: 7 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
    expect(handler.mock.calls.map(([payload]) => payload)).toEqual([{ media_id: 7 }]);
  });

  it('that is to run at once does so even if the clock was put back since; others wait for their time', async () => {
    await add('now');
    await add('later', new Date(clock.now().getTime() + minuteMs).toISOString());
    clock.advance(-60 * minuteMs);
    const handler = vi.fn<JobHandler>(async () => undefined);
    start(handler);
    await vi.waitFor(async () => expect((await jobs()).map(({ payload }) => payload)).toEqual(['"later"']));
    expect(handler.mock.calls.map(([payload]) => payload)).toEqual(['now']);
  });

  it('starts at once when this process enqueued it', async () => {
    const handler = vi.fn<JobHandler>(async () => undefined);
    start(handler, { pollEvery: 60_000 });
    await vi.waitFor(() => add(1));
    wakeJobRunners();
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
  });

  it('waits until it is due', async () => {
    const handler = vi.fn<JobHandler>(async () => undefined);
    start(handler);
    await add('later', new Date(clock.now().getTime() + minuteMs).toISOString());
    await add('now');
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    expect(handler.mock.calls[0]?.[0]).toBe('now');
    clock.advance(minuteMs);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2));
  });

  it('is not taken by a program that does not know its kind', async () => {
    await inOperationalTransaction(ctx, (tx) => enqueue(tx, defineJob('other', z.unknown()), {}));
    const handler = vi.fn<JobHandler>(async () => undefined);
    start(handler);
    await add(1);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ kind: 'other', attempts: 0 }]));
  });

  it('is never run by two processes at once', async () => {
    const done: unknown[] = [];
    const handler: JobHandler = async (payload) => void done.push(payload);
    for (let index = 0; index < 20; index += 1) await add(index);
    start(handler);
    start(handler, {}, await otherContext());
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 5_000 });
    expect(done.length).toBe(20);
    expect(new Set(done).size).toBe(20);
  });

  it('replaces an equal one that waits, but not one that is running', async () => {
    const later = new Date(clock.now().getTime() + minuteMs).toISOString();
    const place = () =>
      inOperationalTransaction(ctx, (tx) => replaceQueued(tx, testKind, { hash: 'a' }, later));
    await add({ hash: 'a' });
    await add({ hash: 'b' });
    expect(await place()).toBe(true);
    expect(await jobs()).toMatchObject([
      { payload: '{"hash":"b"}' },
      { payload: '{"hash":"a"}', run_at: later },
    ]);
    clock.advance(minuteMs);
    for (let taken = 0; taken < 2; taken += 1) await take();
    expect(await place()).toBe(false);
    clock.advance(2 * minuteMs);
    expect(await place()).toBe(true);
  });
});

const take = () =>
  inOperationalTransaction(ctx, ({ db, now }) =>
    takeJob(db, {
      now,
      kinds: ['test'],
      maxAttempts,
      leaseUntil: new Date(clock.now().getTime() + minuteMs).toISOString(),
    }),
  );

describe('a taken job', () => {
  it('is invisible to others until its lease ends', async () => {
    await add(1);
    expect(await take()).toMatchObject({ attempts: 1 });
    expect(await take()).toBeUndefined();
    clock.advance(minuteMs + 1);
    expect(await take()).toMatchObject({ attempts: 2 });
  });

  it('cannot write any more after another process has taken it', async () => {
    const resumes = Promise.withResolvers<undefined>();
    const written: unknown[] = [];
    start(async () => {
      await resumes.promise;
      const writing = inOperationalTransaction(ctx, async ({ db }) => {
        await db.deleteFrom('limits').execute();
      });
      written.push(await writing.catch((error: unknown) => error));
      await writing;
    });
    await add(1);
    await vi.waitFor(async () => expect((await jobs())[0]?.lease_until).toBeTruthy());
    clock.advance(minuteMs + 1);
    expect(await take()).toMatchObject({ attempts: 2 });
    resumes.resolve(undefined);
    await vi.waitFor(() => expect(written).toEqual([expect.any(Error)]));
    // The other process keeps the job.
    await expect.poll(async () => (await jobs())[0]).toMatchObject({ attempts: 2, last_error: null });
  });

  it('keeps its lease while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    start(() => promise, { lease: 30 });
    await add(1);
    await vi.waitFor(async () => expect((await jobs())[0]?.lease_until).toBeTruthy());
    clock.advance(minuteMs);
    await vi.waitFor(async () => {
      expect((await jobs())[0]?.lease_until?.localeCompare(clock.now().toISOString())).toBe(1);
    });
    resolve(undefined);
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });
});

describe('a job that fails', () => {
  it('is retried after growing delays and kept with its error after the last attempt', async () => {
    const handler = vi.fn<JobHandler>(async () => {
      throw new Error('broken');
    });
    start(handler);
    await add(1);
    const delays: number[] = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const job = await vi.waitFor(async () => {
        const [waiting] = await jobs();
        expect(waiting).toMatchObject({ attempts: attempt, lease_until: null, last_error: 'broken' });
        return waiting;
      });
      delays.push(new Date(job?.run_at ?? '').getTime() - clock.now().getTime());
      clock.set(job?.run_at ?? '');
    }
    expect(delays.slice(0, 4)).toEqual([5_000, 20_000, 80_000, 320_000]);
    clock.advance(dayMs);
    await add('another');
    await vi.waitFor(async () => expect((await jobs())[1]).toMatchObject({ attempts: 1 }));
    expect(handler).toHaveBeenCalledTimes(maxAttempts + 1);
  });
});

describe('a job whose payload does not fit its kind', () => {
  const kind = defineJob('test', z.object({ media_id: z.int() }));

  function startParsing() {
    const handler = vi.fn<(payload: { media_id: number }) => Promise<void>>(async () => undefined);
    const runner = startJobs(ctx, new Map([kind.handledBy(handler)]), { pollEvery: 10 });
    closeLater(() => runner.stop());
    return handler;
  }

  it('fails with a text that names the field, without a call of its handler, and the next job runs', async () => {
    const handler = startParsing();
    await add({ media_id: '7' });
    await inOperationalTransaction(ctx, (tx) => enqueue(tx, kind, { media_id: 8 }));
    await vi.waitFor(async () => {
      const [failed, ...others] = await jobs();
      expect(failed).toMatchObject({ payload: '{"media_id":"7"}', attempts: 1, lease_until: null });
      expect(failed?.last_error).toMatch(/^the payload does not fit test: .*media_id/s);
      expect(others).toEqual([]);
    });
    expect(handler.mock.calls.map(([payload]) => payload)).toEqual([{ media_id: 8 }]);
  });

  it('fails also when it is not JSON', async () => {
    const handler = startParsing();
    await add(1);
    await ctx.connections.writer.updateTable('jobs').set({ payload: '{', run_at: '2000' }).execute();
    await vi.waitFor(async () => expect((await jobs())[0]?.last_error).toContain('JSON'));
    expect(handler).not.toHaveBeenCalled();
  });
});

it('a job that plans its own attempts has no limit of attempts', async () => {
  const handler = vi.fn<JobHandler>(async () => {
    throw new RetryLater(minuteMs);
  });
  start(handler);
  await add(1);
  for (let attempt = 1; attempt <= maxAttempts + 2; attempt += 1) {
    await vi.waitFor(async () => {
      expect(handler).toHaveBeenCalledTimes(attempt);
      expect(await jobs()).toMatchObject([{ attempts: 0, lease_until: null }]);
    });
    clock.advance(minuteMs);
  }
});

it('a job of a killed process runs at once if the only process of the database was killed', async () => {
  const handler = vi.fn<JobHandler>(async () => undefined);
  await add(1);
  const leaseUntil = new Date(clock.now().getTime() + minuteMs).toISOString();
  await inOperationalTransaction(ctx, ({ db, now }) =>
    takeJob(db, { now, kinds: ['test'], maxAttempts, leaseUntil }),
  );
  await releaseLeasesOfStoppedProcesses(ctx);
  expect(await jobs()).toMatchObject([{ lease_until: null, attempts: 1 }]);
  start(handler);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  expect(handler).toHaveBeenCalledOnce();
});

describe('a runner that is stopped', () => {
  it('finishes the running job', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const handler = vi.fn<JobHandler>(() => promise);
    const runner = start(handler);
    await add(1);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    const stopped = runner.stop();
    resolve(undefined);
    await stopped;
    expect(await jobs()).toEqual([]);
  });

  it('releases a job that takes too long, so that others can run it at once', async () => {
    const handler = vi.fn<JobHandler>(() => new Promise(() => undefined));
    const runner = start(handler, { grace: 10 });
    await add(1);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await runner.stop();
    expect(await jobs()).toMatchObject([{ attempts: 0, lease_until: null }]);
  });

  it('releases a job that stops early because it was told to', async () => {
    const handler = vi.fn<JobHandler>(async (_, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
    });
    const runner = start(handler);
    await add(1);
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce());
    await runner.stop();
    expect(await jobs()).toMatchObject([{ attempts: 0, lease_until: null, last_error: null }]);
  });
});
