import {
  flag,
  references,
  required,
  simpleRecordTable,
  strictTable,
  type Migration,
} from '../../migration-tables.ts';

/** Printed catalogues and their finished files (docs/decisions/0109). */
export const printedCatalogues: Migration = {
  name: '028-printed-catalogues',
  keepsOlder: true,
  async up(db, dialect) {
    await simpleRecordTable(db, dialect, 'printed_catalogues')
      .addColumn('name', 'text', required)
      .addColumn('subtitle', 'text', required)
      .addColumn('choice', 'text', required)
      .addColumn('category_ids', 'text', required)
      .addColumn('list', 'text', required)
      .addColumn('lang', 'text', required)
      .addColumn('second_lang', 'text', required)
      .addColumn('format', 'text', required)
      .addColumn('layout', 'text', required)
      .addColumn('quality', 'text', required)
      .addColumn('cover_id', 'integer', (column) => column.references('media.id'))
      .addColumn('has_ordering', 'integer', flag('has_ordering'))
      .addColumn('has_bleed', 'integer', flag('has_bleed'))
      .addColumn('valid_until', 'text')
      .addColumn('is_monthly', 'integer', flag('is_monthly'))
      .execute();
    await strictTable(db, dialect, 'print_runs')
      .addColumn('printed_catalogue_id', 'integer', (column) =>
        references('printed_catalogues.id')(column).primaryKey(),
      )
      .addColumn('state', 'text', required)
      .addColumn('done', 'integer', required)
      .addColumn('total', 'integer', required)
      .addColumn('message', 'text', required)
      .addColumn('fingerprint', 'text', required)
      .addColumn('files', 'text', required)
      .addColumn('made_at', 'text')
      .addColumn('catalogue_id', 'integer')
      .execute();
  },
};
