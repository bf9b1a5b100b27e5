import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { selectRowsWithMedium } from '#server/db/record-rows.ts';
import { listedTables, recordTables } from '#server/records/record-tables.ts';

/** Where a medium is used. Records deleted after `deletedSince` count, because they can be restored. */
export async function selectMediumUsage(db: Reader, id: number, deletedSince: string) {
  const products = await db
    .selectFrom('product_files')
    .innerJoin('products', 'products.id', 'product_files.owner_id')
    .select(['products.code', 'products.deleted_at'])
    .distinct()
    .where('product_files.media_id', '=', id)
    .where((eb) =>
      eb.or([eb('products.deleted_at', 'is', null), eb('products.deleted_at', '>', deletedSince)]),
    )
    .orderBy('products.code')
    .execute();
  const records = [];
  for (const table of listedTables) {
    const columns = Object.keys(recordTables[table].media);
    if (columns.length === 0) continue;
    const rows = await selectRowsWithMedium(db, table, { columns, mediumId: id, deletedSince });
    records.push(...rows.map((row) => ({ row, table })));
  }
  const settings = await db
    .selectFrom('configuration')
    .select('key')
    .where('key', 'in', ['mainLogoPath', 'darkLogoPath', 'favIcoLogoPath', 'sharePictureId'])
    .where((eb) =>
      eb.or([
        eb('value', '=', String(id)),
        eb('value', 'like', `/dosya/${id}/%`),
        eb(
          'value',
          'in',
          eb
            .selectFrom('media_variants')
            .select((variant) => sql<string>`${variant.val('/media/')} || key`.as('path'))
            .where('media_id', '=', id),
        ),
      ]),
    )
    .orderBy('key')
    .execute();
  return { products, records, settings };
}
