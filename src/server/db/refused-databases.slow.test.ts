import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environmentOf } from '#test/servers/process-environment.ts';
import { bareServer } from '#test/servers/start-bare-server.ts';
import { openTestDatabase, type TestDatabase } from '#test/db.ts';
import { isMigrated } from './migrate.ts';

const programs = [
  ['the server', bareServer],
  ['db:migrate', join(import.meta.dirname, '../../../scripts/migrate.ts')],
] as const;

async function run(program: string, { dataDir, databaseUrl }: TestDatabase['settings']) {
  const environment = { DATA_DIR: dataDir, PORT: '0', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const options = { env: environmentOf({ DEMO: '0', ...environment }), timeout: 60_000 };
  const failure = await promisify(execFile)(process.execPath, [program], options).then(
    () => undefined,
    (error: unknown) => error as { code: unknown; stderr: string },
  );
  return { code: failure?.code, lines: (failure?.stderr ?? '').trim().split('\n') };
}

async function openWithMigrations(...names: string[]): Promise<TestDatabase> {
  const database = await openTestDatabase();
  const { writer } = database.connections;
  await sql`delete from migrations`.execute(writer);
  for (const name of names)
    await sql`insert into migrations (name, applied_at) values (${name}, '')`.execute(writer);
  await sql`update smallest_schema set migration = ${names.at(-1)}`.execute(writer);
  return database;
}

describe.each(programs)('%s', (_, program) => {
  it('refuses a database of an unreleased version with one line that says what to do', async () => {
    const { settings, connections } = await openWithMigrations('001-catalogue', '002-category-counts');
    const { code, lines } = await run(program, settings);
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('yayımlanmamış bir ön sürümle oluşturulmuş (001-catalogue)');
    expect(lines[0]).toContain('npm run demo:reset');
    expect(await isMigrated(connections)).toBe(false);
  });

  it('refuses a database of a later version with another line', async () => {
    const { settings } = await openWithMigrations('001-first-schema-12', '999-later');
    const { code, lines } = await run(program, settings);
    expect([code, lines]).toEqual([1, ['Veritabanı daha yeni bir sürümle yazılmış (999-later)']]);
  });
});
