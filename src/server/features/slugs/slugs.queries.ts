import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';

/** Records with a slug. `word` starts the slug of a record whose name gives none. */
export const slugKinds = {
  category: { table: 'categories', word: 'kategori' },
  product: { table: 'products', word: 'urun' },
} as const;
export type SlugKind = keyof typeof slugKinds;

/** Those of `slugs` that another live record has or had. */
export async function selectTakenSlugs(
  db: Reader,
  kind: SlugKind,
  ownId: number,
  slugs: readonly string[],
): Promise<string[]> {
  // Every table of `slugKinds` has these columns; Kysely can check one table only.
  const table = slugKinds[kind].table as 'categories';
  const present = await db
    .selectFrom(table)
    .select('seo_name')
    .where('deleted_at', 'is', null)
    .where('id', '!=', ownId)
    .where('seo_name', 'in', slugs)
    .execute();
  const former = await db
    .selectFrom('old_slugs')
    .innerJoin(table, 'entity_id', `${table}.id`)
    .select('old_slugs.seo_name')
    .where('kind', '=', kind)
    .where('entity_id', '!=', ownId)
    .where(`${table}.deleted_at`, 'is', null)
    .where('old_slugs.seo_name', 'in', slugs)
    .execute();
  return [...present, ...former].map((row) => row.seo_name);
}

export async function selectIdByOldSlug(
  db: Reader,
  kind: SlugKind,
  seoName: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('old_slugs')
    .select('entity_id')
    .where('kind', '=', kind)
    .where('seo_name', '=', seoName)
    .executeTakeFirst();
  return row?.entity_id;
}

export async function insertOldSlug(
  db: Transaction<Database>,
  kind: SlugKind,
  id: number,
  seoName: string,
): Promise<void> {
  await db
    .insertInto('old_slugs')
    .values({ kind, seo_name: seoName, entity_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'seo_name']).doUpdateSet({ entity_id: id }))
    .execute();
}

export async function deleteOldSlug(
  db: Transaction<Database>,
  kind: SlugKind,
  seoName: string,
): Promise<void> {
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('seo_name', '=', seoName).execute();
}
