import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#server/ports/clock.ts';
import { openTestDatabase } from '#test/db.ts';
import { inOperationalTransaction } from './transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';

const change = { entity: 'test', id: 1, action: 'update', before: null, after: null };

async function open() {
  const { connections } = await openTestDatabase();
  const writing = { connections, clock: systemClock };
  const colour = async () => {
    const rows = await connections.reader.selectFrom('configuration').selectAll().execute();
    return rows.find(({ key }) => key === 'mainColor')?.value;
  };
  const setColour = ({ db }: Pick<ContentTransaction, 'db'>, value: string) =>
    db.updateTable('configuration').set({ value }).where('key', '=', 'mainColor').execute();
  const countHistory = async () =>
    (await connections.reader.selectFrom('history').selectAll().execute()).length;
  return { connections, writing, colour, setColour, countHistory };
}

describe('a content write', () => {
  it('increments the revision once and records its history', async () => {
    const { connections, writing, setColour, countHistory } = await open();
    const before = await connections.readRevision();
    const history = await countHistory();
    await inContentTransaction(writing, null, async (tx) => {
      await setColour(tx, '#111111');
      await tx.record(change);
      await tx.record(change);
    });
    expect(await connections.readRevision()).toBe(before + 1);
    expect(await countHistory()).toBe(history + 2);
  });

  it('that found nothing to change leaves history and revision as they are', async () => {
    const { connections, writing, countHistory } = await open();
    const before = [await connections.readRevision(), await countHistory()];
    await inContentTransaction(writing, null, async (tx) => tx.leaveUnchanged());
    expect([await connections.readRevision(), await countHistory()]).toEqual(before);
  });

  it('gives the changes of one action the same batch, and a single change none', async () => {
    const { connections, writing } = await open();
    await inContentTransaction(writing, null, async (tx) => {
      await tx.recordAll([change, change]);
      await tx.record(change);
    });
    const rows = await connections.reader
      .selectFrom('history')
      .select('batch')
      .orderBy('id', 'desc')
      .execute();
    const [single, second, first] = rows.map(({ batch }) => batch);
    expect(single).toBeNull();
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  it('that fails rolls back content, history and revision', async () => {
    const { connections, writing, colour, setColour, countHistory } = await open();
    const before = [await connections.readRevision(), await colour(), await countHistory()];
    const write = inContentTransaction(writing, null, async (tx) => {
      await setColour(tx, '#222222');
      await tx.record(change);
      throw new Error('broken off');
    });
    await expect(write).rejects.toThrow('broken off');
    expect([await connections.readRevision(), await colour(), await countHistory()]).toEqual(before);
  });

  it('is invisible to readers until it commits and does not block them', async () => {
    const { writing, colour, setColour } = await open();
    const before = await colour();
    await inContentTransaction(writing, null, async (tx) => {
      await setColour(tx, '#333333');
      await tx.record(change);
      expect(await colour()).toBe(before);
    });
    expect(await colour()).toBe('#333333');
  });

  it('waits for the one before it', async () => {
    const { connections, writing, countHistory } = await open();
    const before = await connections.readRevision();
    const history = await countHistory();
    const writes = Array.from({ length: 20 }, () =>
      inContentTransaction(writing, null, (tx) => tx.record(change)),
    );
    await Promise.all(writes);
    expect(await connections.readRevision()).toBe(before + 20);
    expect(await countHistory()).toBe(history + 20);
  });
});

it('an operational write does not change the revision', async () => {
  const { connections, writing } = await open();
  const before = await connections.readRevision();
  await inOperationalTransaction(writing, async ({ db, now }) => {
    await db.insertInto('limits').values({ key: 'k', count: 1, expires_at: now }).execute();
  });
  expect(await connections.readRevision()).toBe(before);
});

it('the reader cannot write', async () => {
  const { connections } = await open();
  const write = connections.reader.updateTable('content_revision').set({ rev: 0 }).execute();
  await expect(write).rejects.toThrow(/read-?only/i);
});

it('a transaction that awaits something other than the database is refused on SQLite', async () => {
  const { connections, writing, colour, setColour } = await open();
  const before = await colour();
  const write = inContentTransaction(writing, null, async (tx) => {
    await setColour(tx, '#444444');
    await tx.record(change);
    await sleep(5);
  });
  if (connections.dialect === 'postgres') return write;
  await expect(write).rejects.toThrow('awaited something other than the database');
  expect(await colour()).toBe(before);
});

it('a long transaction lets other work continue at its pauses, and only other writes wait', async () => {
  const { connections, writing, colour, setColour } = await open();
  const before = await colour();
  const seen: unknown[] = [];
  const begun = Promise.withResolvers<undefined>();
  const read = Promise.withResolvers<undefined>();
  const long = inContentTransaction(writing, null, async (tx) => {
    await setColour(tx, '#555555');
    await tx.record(change);
    begun.resolve(undefined);
    // PostgreSQL needs no pauses: the transaction stays open until the other work is done.
    if (connections.dialect === 'postgres') await read.promise;
    for (let piece = 0; piece < 5; piece += 1) await tx.pause();
    seen.push('long');
  });
  await begun.promise;
  const other = inContentTransaction(writing, null, async (tx) => {
    seen.push('other');
    await tx.record(change);
  });
  seen.push(await colour());
  read.resolve(undefined);
  await Promise.all([long, other]);
  expect(seen).toEqual([before, 'long', 'other']);
  expect(await colour()).toBe('#555555');
});

it('a transaction that awaits something else after a pause is refused on SQLite', async () => {
  const { connections, writing } = await open();
  const write = inContentTransaction(writing, null, async (tx) => {
    await tx.record(change);
    await tx.pause();
    await sleep(5);
  });
  if (connections.dialect === 'postgres') return write;
  await expect(write).rejects.toThrow('awaited something other than the database');
});

it('all changes of a transaction get its batch, single ones too', async () => {
  const { connections, writing } = await open();
  const batch = 'a-batch';
  await inContentTransaction(
    writing,
    null,
    async (tx) => {
      await tx.record(change);
      await tx.recordAll([change, change]);
    },
    { batch },
  );
  const rows = await connections.reader
    .selectFrom('history')
    .select('batch')
    .where('batch', '=', batch)
    .execute();
  expect(rows).toHaveLength(3);
});
