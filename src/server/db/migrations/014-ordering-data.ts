import { sql } from 'kysely';
import {
  binaryText,
  emptyObject,
  keyedTable,
  references,
  required,
  type Migration,
} from '../migration-tables.ts';

/** What a buyer needs for an order of each article (docs/decisions/0093). */
export const orderingData: Migration = {
  name: '014-ordering-data',
  keepsOlder: true,
  async up(db, dialect) {
    const number = dialect === 'sqlite' ? sql`real` : sql`double precision`;
    await keyedTable(db, dialect, 'ordering_data')
      .addColumn('product_id', 'integer', references('products.id'))
      .addColumn('variant_id', 'integer', required)
      .addColumn('status', 'text', required)
      .addColumn('successor', binaryText(dialect), required)
      .addColumn('minimum_order', 'integer')
      .addColumn('pack_quantity', 'integer')
      .addColumn('carton_quantity', 'integer')
      .addColumn('length', number)
      .addColumn('width', number)
      .addColumn('height', number)
      .addColumn('weight', number)
      .addColumn('gross_weight', number)
      .addColumn('lead_time', 'text', emptyObject)
      .addColumn('origin', 'text', required)
      .addColumn('hs_code', 'text', required)
      .addColumn('gtin', binaryText(dialect), required)
      .addPrimaryKeyConstraint('ordering_data_pk', ['product_id', 'variant_id'])
      .execute();
    await sql`create index ordering_data_gtin on ordering_data (gtin) where gtin <> ''`.execute(db);
  },
};
