import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { Database } from '#server/db/schema/database.ts';

/**
 * The kinds of records with slugs; a localised kind has a slug for each language. `word` begins the slug if the
 * name contains no usable letters.
 */
export const slugKinds = {
  category: { table: 'categories', word: 'kategori', isLocalised: false },
  contract: { table: 'contracts', word: 'sozlesme', isLocalised: true },
  post: { table: 'posts', word: 'yazi', isLocalised: false },
  product: { table: 'products', word: 'urun', isLocalised: false },
} as const;
export type SlugKind = keyof typeof slugKinds;

/** Records whose former addresses are kept; a variant's address has its code. */
type AddressedKind = SlugKind | 'variant';

/** Selects those of `slugs` that belong or once belonged to another live record. */
export async function selectTakenSlugs(
  db: Reader,
  kind: SlugKind,
  ownId: number,
  slugs: readonly string[],
): Promise<string[]> {
  // The cast is safe, because every table of `slugKinds` has these columns. Kysely can check only one table.
  const table = slugKinds[kind].table as 'categories';
  const { isLocalised } = slugKinds[kind];
  const present = await db
    .selectFrom(table)
    .select('seo_name')
    .where('deleted_at', 'is', null)
    .where('id', '!=', ownId)
    // Kinds with localised slugs have few records, so all of them are read.
    .$if(!isLocalised, (query) => query.where('seo_name', 'in', slugs))
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
  const presentSlugs = present.flatMap(({ seo_name: column }) =>
    isLocalised ? Object.values(readTexts(column)) : [column],
  );
  const formerSlugs = former.map((row) => row.seo_name);
  return [...presentSlugs, ...formerSlugs].filter((slug) => slugs.includes(slug));
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
  kind: AddressedKind,
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
  kind: AddressedKind,
  seoName: string,
): Promise<void> {
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('seo_name', '=', seoName).execute();
}
