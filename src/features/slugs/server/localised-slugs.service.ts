import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { deleteOldSlug, insertOldSlug, type SlugKind } from './slugs.queries.ts';
import { chooseSlug } from './slugs.service.ts';

/**
 * Chooses a free slug for each language with a name, as `chooseSlug` does. Languages of the same record may
 * share a slug.
 */
export async function chooseSlugs(
  db: Reader,
  kind: SlugKind,
  { id, typed, names }: { id: number; typed: LocalisedText; names: LocalisedText },
): Promise<LocalisedText> {
  const slugs: Record<string, string> = {};
  for (const [lang, name] of Object.entries(names)) {
    if (name) slugs[lang] = await chooseSlug(db, kind, { id, typed: typed[lang], name });
  }
  return slugs;
}

/** Stores the former slugs of a record in all languages, so that the old addresses redirect to the new ones. */
export async function moveSlugs(
  { db }: ContentTransaction,
  kind: SlugKind,
  id: number,
  { from, to }: { from: LocalisedText; to: LocalisedText },
): Promise<void> {
  const present = new Set(Object.values(to));
  for (const slug of present) await deleteOldSlug(db, kind, slug);
  for (const slug of Object.values(from)) if (!present.has(slug)) await insertOldSlug(db, kind, id, slug);
}
