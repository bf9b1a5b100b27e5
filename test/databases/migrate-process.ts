import { sql } from 'kysely';
import type { Migration } from '#server/db/migration-tables.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';

/**
 * A process for tests: it runs two made-up migrations after the real ones and kills itself at step KILL_AT.
 */
const killAt = Number(process.env.KILL_AT ?? -1);
let step = 0;

function endHere(): void {
  if (step === killAt) process.kill(process.pid, 'SIGKILL');
  step += 1;
}

const later: Migration[] = [
  {
    name: '901-later',
    up: async (db) => {
      endHere();
      await sql`create table later (id integer primary key, name text not null)`.execute(db);
      endHere();
      await sql`insert into later (id, name) select id, seo_name from categories`.execute(db);
      endHere();
    },
  },
  {
    name: '902-last',
    up: async (db) => {
      await sql`alter table later add column note text`.execute(db);
      endHere();
      await sql`update later set note = name`.execute(db);
      endHere();
    },
  },
];

const connections = await connect({
  dataDir: process.env.DATA_DIR ?? '',
  databaseUrl: process.env.DATABASE_URL,
});
await migrate(connections, {
  backupDir: process.env.BACKUP_DIR ?? '',
  say: (line) => console.log(line),
  migrations: [...migrations, ...later],
});
await disconnect(connections);
