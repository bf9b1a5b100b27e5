import { isSlug, numberedSlug, slugify } from '#shared/rules/slug.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/db/transactions.ts';
import { findFreeNumber } from '#server/records/free-number.ts';

/** What has addresses of its own; the value starts the slug of a record whose name gives none. */
export const slugKinds = {
  category: { table: 'categories', word: 'kategori' },
  product: { table: 'products', word: 'urun' },
} as const;
export type SlugKind = keyof typeof slugKinds;

type Wish = {
  id: number;
  /** As typed; empty or undefined: made from the name. */
  typed?: string | undefined;
  name: string;
};

/**
 * A free slug near to what is wished: `halka`, then `halka-2`, `halka-3` … A typed one is never
 * re-made. Addresses that another live record once had count as taken, so that they keep leading there.
 */
export async function chooseSlug(db: Reader, kind: SlugKind, { id, typed, name }: Wish): Promise<string> {
  const made = slugify(name);
  const wished = typed || (isSlug(made) ? made : `${slugKinds[kind].word}-${id}`);
  const base = numberedSlug(wished, 1);
  const number = await findFreeNumber(async (numbers) => {
    const slugs = new Map(numbers.map((n) => [numberedSlug(base, n), n]));
    const taken = await selectTakenSlugs(db, kind, id, [...slugs.keys()]);
    return new Set(taken.flatMap((slug) => slugs.get(slug) ?? []));
  });
  return numberedSlug(base, number);
}

/** Keeps the address that a record leaves; one that it comes back to is its own again. */
export async function moveSlug(
  { db }: ContentTransaction,
  kind: SlugKind,
  id: number,
  slugs: { from: string; to: string },
): Promise<void> {
  if (slugs.from === slugs.to) return;
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('seo_name', '=', slugs.to).execute();
  await db
    .insertInto('old_slugs')
    .values({ kind, seo_name: slugs.from, entity_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'seo_name']).doUpdateSet({ entity_id: id }))
    .execute();
}

/** The record that once had this address. */
export async function findIdByOldSlug(
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

async function selectTakenSlugs(
  db: Reader,
  kind: SlugKind,
  ownId: number,
  slugs: readonly string[],
): Promise<string[]> {
  // Both tables have these columns; Kysely wants to see one.
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
