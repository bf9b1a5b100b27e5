import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { expect, inject, it } from 'vitest';
import { openEmptyDatabase } from '#test/db.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

/**
 * A hash of all statements that create the schema; spaces are ignored, because a formatter may change them.
 */
async function schemaHash(): Promise<string> {
  const { connections } = await openEmptyDatabase();
  await migrate(connections, {
    backupDir: tmpdir(),
    say: () => undefined,
    migrations: migrations.slice(0, 1),
  });
  const { rows } = await sql<{ statement: string | null }>`
    select sql as statement from sqlite_master where name not like 'sqlite_%' order by name`.execute(
    connections.reader,
  );
  const text = rows.map(({ statement }) => statement?.replace(/\s+/g, '')).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

// If this fails, undo the edit and write a new migration: backups of this version must come back (decision 0065).
it.runIf(inject('template').dialect === 'sqlite')('the first schema never changes', async () => {
  const [first] = migrations;
  expect([first?.name, await schemaHash()]).toEqual(['001-first-schema-12', '92c3eaa74bb64f0a']);
});
