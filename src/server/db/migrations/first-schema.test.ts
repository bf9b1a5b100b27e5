import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { openTestDatabase } from '#test/db.ts';
import { migrations } from '../migrations.ts';

/** Of every statement that creates the schema, without the spaces that a formatter may change. */
async function schemaHash(): Promise<string> {
  const { connections } = await openTestDatabase();
  const { rows } = await sql<{ statement: string | null }>`
    select sql as statement from sqlite_master where name not like 'sqlite_%' order by name`.execute(
    connections.reader,
  );
  const text = rows.map(({ statement }) => statement?.replace(/\s+/g, '')).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

// On a change give the first migration a new name as well, else older data folders are not refused (0025).
it.runIf(inject('template').dialect === 'sqlite')('another first schema has another name', async () => {
  const [first] = migrations;
  expect([first?.name, await schemaHash()]).toEqual(['001-first-schema-10', 'd2d04228e99a1733']);
});
