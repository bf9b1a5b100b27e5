import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect, disconnect } from '#server/db/connect.ts';
import { startPostgres } from './embedded-postgres.ts';
import { addressOf, execute } from './postgres-server.ts';
import { fillTemplate, type TemplateProject } from './template.ts';

/**
 * Global set-up of the Vitest project `postgres`: it uses the server of TEST_DATABASE_URL, or else an
 * embedded one.
 */
export default async function setUp(project: TemplateProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres(dataRoot());
  const server = given ?? started?.url ?? '';
  const name = `vitrin_template_${process.pid}`;
  const tearDown = async () => {
    await execute(server, `drop database if exists ${name} with (force)`);
    await started?.stop();
  };
  try {
    await execute(server, `create database ${name}`);
    const connections = await connect({ databaseUrl: addressOf(server, name), dataDir: tmpdir() });
    await fillTemplate(connections);
    await disconnect(connections);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('template', { dialect: 'postgres', server, name });
  return tearDown;
}

/**
 * The folder for the data: in memory if Linux offers four gigabytes there, because a disk takes several times
 * as long to create and drop the database of each test.
 */
function dataRoot(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir();
}
