import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

type Group = { transporter_type_ids: string; variant_set_id: number; pairs: string | null };

/** Active products of these categories by transporter types and variant set, from counts that triggers keep. */
export async function selectGroups(
  db: Reader,
  categoryIds: readonly number[],
): Promise<(Group & { active: number })[]> {
  const { rows } = await sql<Group & { active: number | string }>`
    select counts.*, variant_sets.pairs from (
      select transporter_type_ids, variant_set_id, sum(active_products) as active from variant_set_counts
      where category_id in (${sql.join(idList(categoryIds))}) and active_products > 0
      group by transporter_type_ids, variant_set_id
    ) as counts left join variant_sets on variant_sets.id = counts.variant_set_id`.execute(db);
  // PostgreSQL returns sums as texts.
  return rows.map((row) => ({ ...row, active: Number(row.active) }));
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
