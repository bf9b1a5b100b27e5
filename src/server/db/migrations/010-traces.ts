import { sql } from 'kysely';
import type { Migration } from '../migration-tables.ts';

/** The trace id of the request that recorded a job or a mail (docs/decisions/0081). */
export const traces: Migration = {
  name: '010-traces',
  keepsOlder: true,
  async up(db) {
    await sql`alter table jobs add column trace text`.execute(db);
    await sql`alter table outbox add column trace text`.execute(db);
  },
};
