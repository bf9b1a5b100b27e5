import { sql } from 'kysely';
import type { Migration } from '../../migration-tables.ts';

/** The document that a mail carries, by name; it is made when the mail is sent (docs/decisions/0110). */
export const mailAttachments: Migration = {
  name: '029-mail-attachments',
  keepsOlder: true,
  async up(db) {
    await sql`alter table outbox add column attachment text`.execute(db);
  },
};
