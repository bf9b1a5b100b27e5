import { required, simpleRecordTable, type Migration } from '../migration-tables.ts';

/** Words that mean the same for the search (docs/decisions/0072). */
export const synonyms: Migration = {
  name: '006-synonyms',
  async up(db, dialect) {
    await simpleRecordTable(db, dialect, 'synonyms')
      .addColumn('name', 'text', required)
      .addColumn('words', 'text', required)
      .addColumn('lang', 'text', required)
      .execute();
  },
};
