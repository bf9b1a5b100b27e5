import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../../migration-tables.ts';

type Trigger = {
  name: string;
  /** The event and the table, such as `insert on products`. */
  after: string;
  /** SQL statements, each with a semicolon. */
  body: string;
};

/** For PostgreSQL; SQLite has only triggers that run per row. */
type PostgresTrigger = Trigger & {
  each: 'row' | 'statement';
  /** The names by which `body` reads the changed rows, such as `new table as new_rows`. */
  referencing?: string;
};

export async function createSqliteTrigger(
  db: Kysely<unknown>,
  { name, after, body }: Trigger,
): Promise<void> {
  await sql.raw(`create trigger ${name} after ${after} begin ${body} end`).execute(db);
}

/** Creates the trigger and a function of the same name. */
export async function createPostgresTrigger(
  db: Kysely<unknown>,
  { name, after, body, each, referencing }: PostgresTrigger,
): Promise<void> {
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`)
    .execute(db);
  const tables = referencing ? `referencing ${referencing}` : '';
  await sql
    .raw(`create trigger ${name} after ${after} ${tables} for each ${each} execute function ${name}()`)
    .execute(db);
}

/** Creates a trigger with a body that both databases understand. */
export async function createTrigger(
  db: Kysely<unknown>,
  dialect: Dialect,
  trigger: PostgresTrigger,
): Promise<void> {
  if (dialect === 'sqlite') await createSqliteTrigger(db, trigger);
  else await createPostgresTrigger(db, trigger);
}
