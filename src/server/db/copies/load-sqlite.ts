import { sql } from 'kysely';
import type { LoadDialect } from './load-tables.ts';

export const onSqlite: LoadDialect = {
  async suspendRules(db) {
    const { rows: rules } = await sql<{ type: string; name: string; sql: string }>`
      select type, name, sql from sqlite_master where type in ('trigger', 'index') and sql is not null`.execute(
      db,
    );
    for (const { type, name } of rules) await sql.raw(`drop ${type} "${name}"`).execute(db);
    return async () => {
      const ordered = [...rules].sort((a, b) => a.type.localeCompare(b.type));
      for (const rule of ordered) await sql.raw(rule.sql).execute(db);
      const { rows: indexes } = await sql<{ name: string }>`
        select name from sqlite_master where sql like 'create virtual table%using fts5%'`.execute(db);
      for (const { name } of indexes)
        await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('rebuild')`.execute(db);
      const { rows: broken } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
      if (broken.length > 0) {
        const names = [...new Set(broken.map(({ table }) => table))];
        throw new Error(`Broken references in ${names.join(', ')}`);
      }
    };
  },
  async setHighestId(db, table, id) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
  },
  placeholder: () => '?',
};
