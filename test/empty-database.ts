import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { TestDatabase } from './db.ts';
import { addressOf, execute } from './postgres-server.ts';

/** Settings of a database that holds nothing, for one test. */
export async function createEmptyDatabase(): Promise<TestDatabase['settings']> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-empty-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const template = inject('template');
  if (template.dialect === 'sqlite') return { dataDir, databaseUrl: undefined };
  const name = `vitrin_empty_${randomBytes(6).toString('hex')}`;
  await execute(template.server, `create database ${name}`);
  onTestFinished(() => execute(template.server, `drop database ${name} with (force)`));
  return { dataDir, databaseUrl: addressOf(template.server, name) };
}
