import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, disconnect, type Connections } from '#server/db/connect.ts';
import { closeLater } from './close-later.ts';
import { addressOf, execute } from './databases/postgres-server.ts';
import './databases/template.ts';

export type TestDatabase = {
  connections: Connections;
  settings: { dataDir: string; databaseUrl: string | undefined };
};

/**
 * Opens a new migrated and seeded database with a data folder; both are removed at the end of the test or file.
 * `present` opens more connections to an existing one, as another process would; with `hasCdn` writes store purges.
 */
export async function openTestDatabase(
  present?: TestDatabase['settings'],
  hasCdn = false,
): Promise<TestDatabase> {
  const settings = present ?? (await createSettings());
  const connections = await connect({ ...settings, forbidsYielding: true, ...(hasCdn && { cdn: {} }) });
  closeLater(() => disconnect(connections));
  // Without synchronous writes tests are faster, and test data need not survive a crash of the machine.
  if (connections.dialect === 'sqlite') await sql`pragma synchronous = off`.execute(connections.writer);
  return { connections, settings };
}

/** Creates the settings of a database without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase['settings']> {
  const dataDir = await createDataDir();
  const template = inject('template');
  const databaseUrl =
    template.dialect === 'sqlite' ? undefined : await createDatabase(template.server, 'template0');
  return { dataDir, databaseUrl };
}

/** Opens a database without tables. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const settings = await createEmptyDatabase();
  const connections = await connect(settings);
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
