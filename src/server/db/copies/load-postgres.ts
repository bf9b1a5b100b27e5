import { sql, type Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { LoadDialect } from './load-tables.ts';

type Named = { name: string; of: string; definition: string };

export const onPostgres: LoadDialect = {
  async suspendRules(db) {
    const tables = await selectTables(db);
    const references = await selectReferences(db);
    const indexes = await selectIndexes(db);
    for (const { name, of } of references)
      await sql.raw(`alter table "${of}" drop constraint "${name}"`).execute(db);
    for (const { name } of indexes) await sql.raw(`drop index "${name}"`).execute(db);
    for (const table of tables) await sql.raw(`alter table "${table}" disable trigger user`).execute(db);
    return async () => {
      for (const table of tables) await sql.raw(`alter table "${table}" enable trigger user`).execute(db);
      for (const { definition } of indexes) await sql.raw(definition).execute(db);
      for (const { name, of, definition } of references)
        await sql.raw(`alter table "${of}" add constraint "${name}" ${definition}`).execute(db);
    };
  },
  async setHighestId(db, table, id) {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${id}::bigint)`.execute(db);
  },
  placeholder: (position) => `$${position}`,
};

async function selectTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
  return rows.map(({ name }) => name);
}

async function selectReferences(db: Kysely<Database>): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select conname as name, relname as of, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

/** The indexes without those of keys and unique columns, which belong to constraints. */
async function selectIndexes(db: Kysely<Database>): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select index.relname as name, owner.relname as of, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class as index on index.oid = indexrelid join pg_class as owner on owner.oid = indrelid
    where index.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`.execute(db);
  return rows;
}
