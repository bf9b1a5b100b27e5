import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { disconnect } from './connect.ts';
import { connectSqlite } from './sqlite.ts';

it('closes a database file that was never queried', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-connect-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const connections = connectSqlite(join(folder, 'vitrin.db'));
  await disconnect(connections);
  expect(() => connections.readRevision()).toThrow('not open');
  await expect(connections.backUp(join(folder, 'copy.db'))).rejects.toThrow('not open');
});
