import { sql } from 'kysely';
import {
  flag,
  references,
  required,
  tableWithId,
  strictTable,
  type Migration,
} from '../../migration-tables.ts';

/** The lists of products that a person keeps, and the numbers of the weekly mail (docs/decisions/0101). */
export const savedLists: Migration = {
  name: '023-saved-lists',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'saved_lists')
      .addColumn('user_id', 'integer', references('users.id'))
      .addColumn('name', 'text', required)
      .addColumn('query', 'text', required)
      .addColumn('created_at', 'text', required)
      .addUniqueConstraint('saved_lists_name', ['user_id', 'name'])
      .execute();
    await strictTable(db, dialect, 'completeness_weeks')
      .addColumn('monday', 'text', (column) => column.notNull().primaryKey())
      .addColumn('numbers', 'text', required)
      .execute();
    await db.schema
      .alterTable('users')
      .addColumn('gets_weekly_mail', 'integer', (column) =>
        flag('gets_weekly_mail')(column).defaultTo(sql`1`),
      )
      .execute();
  },
};
