import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { closeLater } from './closing.ts';
import { addressOf, execute } from './postgres-server.ts';
import './template.ts';

export type TestDatabase = {
  connections: Connections;
  settings: { dataDir: string; databaseUrl: string | undefined };
};

/**
 * A migrated and seeded database of its own, in an empty data folder of its own. Asked for at the top
 * of a test file it lasts for the file, asked for in a test for that test. `present`: further
 * connections to one that is there, as of another process.
 */
export async function openTestDatabase(present?: TestDatabase['settings']): Promise<TestDatabase> {
  const settings = present ?? (await createSettings());
  const connections = connect({ ...settings, forbidsYielding: true });
  closeLater(() => disconnect(connections));
  // A test's data need not survive a crash of the machine.
  if (connections.dialect === 'sqlite') await sql`pragma synchronous = off`.execute(connections.writer);
  return { connections, settings };
}

/** A database without any table, for tests of migrations. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const dataDir = await createDataDir();
  const template = inject('template');
  const databaseUrl =
    template.dialect === 'sqlite' ? undefined : await createDatabase(template.server, 'template0');
  const settings = { dataDir, databaseUrl };
  const connections = connect(settings);
  closeLater(() => disconnect(connections));
  return { connections, settings };
}

async function createSettings(): Promise<TestDatabase['settings']> {
  const dataDir = await createDataDir();
  return { dataDir, databaseUrl: await copyTemplate(dataDir) };
}

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-test-'));
  closeLater(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

async function copyTemplate(dataDir: string): Promise<string | undefined> {
  const template = inject('template');
  if (template.dialect === 'sqlite') {
    await copyFile(template.file, join(dataDir, 'vitrin.db'));
    return undefined;
  }
  return createDatabase(template.server, template.name);
}

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `vitrin_test_${randomBytes(6).toString('hex')}`;
  await execute(server, `create database ${name} template ${template}`);
  closeLater(() => execute(server, `drop database ${name} with (force)`));
  return addressOf(server, name);
}
