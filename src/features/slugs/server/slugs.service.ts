import { isSlug, numberedSlug, slugify } from '#shared/rules/slug.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { findFreeNumber } from '#server/records/free-number.ts';
import {
  deleteOldSlug,
  insertOldSlug,
  selectIdByOldSlug,
  selectTakenSlugs,
  slugKinds,
  type SlugKind,
} from './slugs.queries.ts';

type WantedSlug = {
  /** The id of the record; 0 while it is not stored. */
  id: number;
  /** The typed slug; without it the slug is made from the name. */
  typed?: string | undefined;
  name: string;
};

/**
 * Chooses a free slug: `halka`, else `halka-2`, `halka-3` and so on. Former slugs of live records are not
 * free either.
 */
export async function chooseSlug(db: Reader, kind: SlugKind, wanted: WantedSlug): Promise<string> {
  return findFreeSlug(db, kind, { id: wanted.id, base: baseOf(kind, wanted) });
}

/** Like `chooseSlug`, for several new records at once. No two get the same slug. */
export async function chooseNewSlugs(
  db: Reader,
  kind: SlugKind,
  wanted: readonly WantedSlug[],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const bases = wanted.map((record) => baseOf(kind, record));
  const taken = new Set(await selectTakenSlugs(db, kind, 0, bases));
  const chosen = new Set<string>();
  for (const base of bases) {
    const isFree = !taken.has(base) && !chosen.has(base);
    chosen.add(isFree ? base : await findFreeSlug(db, kind, { id: 0, base, chosen }));
  }
  return [...chosen];
}

function baseOf(kind: SlugKind, { id, typed, name }: WantedSlug): string {
  const fromName = slugify(name);
  const { word } = slugKinds[kind];
  const wanted = typed || (isSlug(fromName) ? fromName : id > 0 ? `${word}-${id}` : word);
  return numberedSlug(wanted, 1);
}

async function findFreeSlug(
  db: Reader,
  kind: SlugKind,
  { id, base, chosen = new Set() }: { id: number; base: string; chosen?: ReadonlySet<string> },
): Promise<string> {
  const number = await findFreeNumber(async (numbers) => {
    const slugs = new Map(numbers.map((n) => [numberedSlug(base, n), n]));
    const stored = await selectTakenSlugs(db, kind, id, [...slugs.keys()]);
    const taken = [...stored, ...[...slugs.keys()].filter((slug) => chosen.has(slug))];
    return new Set(taken.flatMap((slug) => slugs.get(slug) ?? []));
  });
  return numberedSlug(base, number);
}

/** Stores the former slug of a record, so that the old address redirects to the new one. */
export async function keepOldSlug(
  { db }: ContentTransaction,
  kind: SlugKind,
  id: number,
  slugs: { from: string; to: string },
): Promise<void> {
  if (slugs.from === slugs.to) return;
  await deleteOldSlug(db, kind, slugs.to);
  await insertOldSlug(db, kind, id, slugs.from);
}

export async function findIdByOldSlug(
  db: Reader,
  kind: SlugKind,
  seoName: string,
): Promise<number | undefined> {
  return selectIdByOldSlug(db, kind, seoName);
}
