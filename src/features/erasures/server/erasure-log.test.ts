import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/rules/durations.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { hashAddress } from '#server/erasures/address-hash.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { findErasureLog, readLog } from './erasure-log.ts';
import { environment, type App } from './erasures.fixture.ts';
import { erasureJobs, erasureLogKind } from './erasures.jobs.ts';
import { storeErasures } from './store-erasures.service.ts';

let app: App;
let place: FileStorage;
beforeEach(async () => {
  app = await openTestApp({ environment });
  place = openBackupPlace(app.ctx.config);
});

const erase = (messages: number[]) =>
  inOperationalTransaction(app.ctx, (tx) => recordErasure(tx, { kind: 'messages', messages }));

const objects = () => place.list('erasures/2');
const logged = async () => (await readLog(place, new Date(0))).erasures;
const isClaimed = async () =>
  (await app.ctx.db.selectFrom('erasures').select('claimed_until').execute()).every(
    ({ claimed_until: until }) => until !== null,
  );
const jobs = () => app.ctx.db.selectFrom('jobs').selectAll().execute();
const run = (where = place) =>
  runDueJobs(
    app.ctx,
    erasureJobs(app.ctx, () => where),
  );
const failing = (): FileStorage => ({
  ...place,
  put: () => Promise.reject(new Error('the bucket does not answer')),
});

describe('the erasure log', () => {
  it('has each erasure within a minute, as one line of JSON', async () => {
    await erase([7, 8]);
    await run();
    expect(await objects()).toEqual([]);
    app.clock.advance(20_000);
    await run();
    const [key = ''] = await objects();
    expect(key).toMatch(/^erasures\/2026-03-02t09-00-20-000z-1-\w{8}\.jsonl$/);
    const object = await place.find(key);
    expect(object && (await text(object.stream())).split('\n')).toEqual([
      '{"format":1}',
      '{"id":1,"at":"2026-03-02T09:00:00.000Z","kind":"messages","messages":[7,8]}',
      '',
    ]);
    expect(await jobs()).toEqual([]);
  });

  it('has each erasure once when two processes write at the same time', async () => {
    const other = await openTestApp({ environment, settings: app.settings, clock: app.clock });
    for (const id of [1, 2, 3]) await erase([id]);
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    const slow: FileStorage = { ...place, put: (key, file) => later.then(() => place.put(key, file)) };
    const first = storeErasures(app.ctx, slow);
    await expect.poll(isClaimed).toBe(true);
    expect(await storeErasures(other.ctx, place)).toBe(false);
    goOn(undefined);
    expect(await first).toBe(true);
    expect((await logged()).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(await objects()).toHaveLength(1);
  });

  it('is written later if the place does not answer, by one job', async () => {
    for (const id of [1, 2, 3]) await erase([id]);
    app.clock.advance(20_000);
    await run(failing());
    expect(await jobs()).toMatchObject([{ kind: 'erasures.store', attempts: 0 }]);
    expect(app.logs.join()).toContain('the bucket does not answer');
    app.clock.advance(minuteMs);
    await run();
    expect((await logged()).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('is written by another process when one dies while it writes', async () => {
    await erase([1]);
    const dying: FileStorage = { ...place, put: () => new Promise(() => undefined) };
    void storeErasures(app.ctx, dying);
    await expect.poll(isClaimed).toBe(true);
    expect(await storeErasures(app.ctx, place)).toBe(false);
    app.clock.advance(5 * minuteMs + 1);
    expect(await storeErasures(app.ctx, place)).toBe(true);
    expect(await logged()).toHaveLength(1);
  });

  it('shows every day that it is kept, and the database keeps what it has for 90 days', async () => {
    await ensureDailyJob(app.ctx, erasureLogKind);
    await run();
    await erase([1]);
    for (let day = 1; day <= 3; day += 1) {
      app.clock.advance(dayMs);
      await run();
    }
    expect((await objects()).length).toBeGreaterThanOrEqual(4);
    const kept = () => app.ctx.db.selectFrom('erasures').select('id').execute();
    expect(await kept()).toHaveLength(1);
    app.clock.advance(91 * dayMs);
    await run();
    expect(await kept()).toEqual([]);
  });
});

describe('a restore demands a flag', () => {
  const state = (since = app.clock.now(), ctx = app.ctx) => findErasureLog(ctx, place, since);

  it('when nothing shows that the log was kept', async () => {
    expect(await state()).toBe('missing');
    await storeErasures(app.ctx, place, { always: true });
    expect(await state()).toBe('complete');
    app.clock.advance(26 * hourMs);
    expect(await state()).toBe('missing');
  });

  it('when a line cannot be read', async () => {
    const file = join(app.settings.dataDir, 'damaged');
    await writeFile(file, '{"format":1}\n{"id":1,"at":"2026-03-02T09');
    await place.put('erasures/2026-03-02t09-00-00-000z-1-00000000.jsonl', file);
    expect(await state()).toBe('damaged');
  });

  it('when addresses were hashed with a key that is not at hand, but not with an older one', async () => {
    const address = hashAddress(app.ctx, 'kisi@example.com');
    const ids = { messages: [], outbox: [], subscribers: [], users: [] };
    await inOperationalTransaction(app.ctx, (tx) => recordErasure(tx, { kind: 'person', address, ...ids }));
    await storeErasures(app.ctx, place);
    const other = 'another secret of the tests, long enough';
    const withKeys = (keys: NodeJS.ProcessEnv) =>
      openTestApp({ environment: keys, settings: app.settings, clock: app.clock });
    const { ctx: foreign } = await withKeys({ APP_SECRET: other });
    expect(await state(undefined, foreign)).toBe('unknown-key');
    const { ctx: rotated } = await withKeys({ APP_SECRET: other, APP_SECRET_OLD: environment.APP_SECRET });
    expect(await state(undefined, rotated)).toBe('complete');
  });
});
