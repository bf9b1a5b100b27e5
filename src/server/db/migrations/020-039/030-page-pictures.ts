import { sql } from 'kysely';
import type { Migration } from '../../migration-tables.ts';

/** The job that draws the page of a PDF, for each PDF that stands already (docs/decisions/0114). */
export const pagePictures: Migration = {
  name: '030-page-pictures',
  keepsOlder: true,
  async up(db) {
    const now = new Date().toISOString();
    await sql`insert into jobs (kind, payload, run_at, created_at)
      select 'media.page-picture', '{"media_id":' || id || '}', ${now}, ${now} from media
      where mime = 'application/pdf' and deleted_at is null`.execute(db);
  },
};
