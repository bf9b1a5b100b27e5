import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#test/db.ts';
import { disconnect } from './connect.ts';
import { connectSqlite } from './sqlite.ts';

it('a database file that was never queried can be closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-connect-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const connections = connectSqlite(join(folder, 'vitrin.db'));
  await disconnect(connections);
  expect(() => connections.readRevision()).toThrow('not open');
  await expect(connections.backUp(join(folder, 'copy.db'))).rejects.toThrow('not open');
});

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a revision that arrives while something blocks the event loop is still read',
  async () => {
    const { connections } = await openTestDatabase();
    const before = await connections.readRevision();
    const read = connections.readRevision();
    // The query is on its way; now the event loop is blocked for longer than the time limit for reading a
    // revision.
    for (let tick = 0; tick < 3; tick += 1) await new Promise((resolve) => process.nextTick(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    expect(await read).toBe(before);
  },
);
