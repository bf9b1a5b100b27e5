import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openEmptyDatabase } from '#test/db.ts';
import { DatabaseInUseError, dropTables } from './drop-tables.ts';
import { migrate } from './migrate.ts';

const isPostgres = inject('template').dialect === 'postgres';
const quiet = { backupDir: '', say: () => undefined };

it.runIf(isPostgres)('everything that migrations created is dropped, and everything else stays', async () => {
  const { connections } = await openEmptyDatabase();
  const { writer } = connections;
  await sql`create table somebodys (id integer)`.execute(writer);
  await sql`create function somebodys_function() returns integer language sql as 'select 1'`.execute(writer);
  const present = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by name`.execute(writer);
    return rows.map(({ name }) => name);
  };
  const before = await present();
  await migrate(connections, quiet);
  expect((await present()).length).toBeGreaterThan(before.length + 30);

  await dropTables(writer);
  expect(await present()).toEqual(before);
  await migrate(connections, quiet);
});

it.runIf(isPostgres)('nothing is dropped while another session is connected', async () => {
  const { connections } = await openEmptyDatabase();
  await migrate(connections, quiet);
  await connections.readRevision();
  await expect(dropTables(connections.writer)).rejects.toThrow(DatabaseInUseError);
  expect(await connections.readRevision()).toBe(1);
});
