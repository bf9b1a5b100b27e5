import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openTestDatabase } from '#test/db.ts';
import { listedTables, recordTables } from './record-tables.ts';

/** Columns that refer to media by other means than a record's own columns. */
const elsewhere = [
  'compliance_claims.document_id',
  'media_uses.media_id',
  'renditions.media_id',
  'product_files.media_id',
  'product_variants.image_id',
  'school_tour_files.media_id',
  'variant_files.media_id',
];

it.runIf(inject('template').dialect === 'sqlite')(
  'every column that names a medium is listed, so that its uses are known',
  async () => {
    const { connections } = await openTestDatabase();
    const { rows } = await sql<{ place: string }>`
    select tables.name || '.' || keys."from" as place
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys."table" = 'media'`.execute(connections.reader);
    const listed = listedTables.flatMap((table) =>
      Object.keys(recordTables[table].media).map((column) => `${table}.${column}`),
    );
    expect(rows.map(({ place }) => place).sort()).toEqual([...listed, ...elsewhere].sort());
  },
);
