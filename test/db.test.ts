import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isMigrated } from '#server/db/migrate.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { systemClock } from '#server/ports/clock.ts';
import { openTestDatabase } from './db.ts';

const first = await openTestDatabase();

const addJob = ({ connections }: typeof first) =>
  inOperationalTransaction({ connections, clock: systemClock }, ({ db, now }) =>
    db.insertInto('jobs').values({ kind: 'try', payload: '{}', run_at: now, created_at: now }).execute(),
  );
const countJobs = async ({ connections }: typeof first) =>
  (await connections.reader.selectFrom('jobs').select('id').execute()).length;

it('a test database has the dialect that this run asks for', () => {
  expect(first.connections.dialect).toBe(process.env.TEST_DATABASE);
});

it('a test database is migrated and has its own data folder', async () => {
  expect(await isMigrated(first.connections)).toBe(true);
  const files = await readdir(first.settings.dataDir);
  expect(files.filter((file) => !file.startsWith('vitrin.db'))).toEqual([]);
});

it('a test database is shared with no other test', async () => {
  const second = await openTestDatabase();
  await addJob(first);
  expect([await countJobs(first), await countJobs(second)]).toEqual([1, 0]);
});

it('a test database can be opened a second time, as by another process', async () => {
  const database = await openTestDatabase();
  const other = await openTestDatabase(database.settings);
  await addJob(database);
  expect(await countJobs(other)).toBe(1);
});
