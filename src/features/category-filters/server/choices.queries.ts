import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';

/**
 * Counts active products by transporter types and variant set. The text `7,3,7,1,9,2` means 3 and 1 products
 * with set 7 and 2 with set 9. Grouping by the key's order saves SQLite a sort, so types come once per category.
 */
export async function selectSetCounts(db: Reader, categoryIds: readonly number[]) {
  const { rows } = await sql<{ transporter_type_ids: string; counts: string }>`
    select transporter_type_ids, string_agg(variant_set_id || ',' || active_products, ',') as counts
    from variant_set_counts where category_id in (${sql.join(idList(categoryIds))}) and active_products > 0
    group by category_id, transporter_type_ids`.execute(db);
  return rows;
}

/** The pairs of size and finish in these variant sets, as one text like `7=,4x2,;9=,4x2,4x3,`. */
export async function selectPairs(db: Reader, setIds: readonly number[]): Promise<string> {
  const { rows } = await sql<{ pairs: string | null }>`
    select string_agg(id || '=' || pairs, ';') as pairs from variant_sets where id in ${numbersIn(db, setIds)}`.execute(
    db,
  );
  return rows[0]?.pairs ?? '';
}

/** Active products of each category by transporter types. */
export function selectTypeCounts(db: Reader, categoryIds: readonly number[]) {
  return db
    .selectFrom('transporter_type_counts')
    .select(['category_id', 'transporter_type_ids', 'active_products'])
    .where('category_id', 'in', idList(categoryIds))
    .where('transporter_type_ids', '<>', '')
    .execute();
}

/** Active products of each category by size (`s7`) and finish (`f3`). */
export function selectVariantCounts(db: Reader, categoryIds: readonly number[]) {
  return db
    .selectFrom('variant_choice_counts')
    .select(['category_id', 'choice', 'active_products'])
    .where('category_id', 'in', idList(categoryIds))
    .execute();
}
