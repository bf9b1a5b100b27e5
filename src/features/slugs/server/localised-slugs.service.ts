import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { deleteOldSlug, insertOldSlug, type SlugKind } from './slugs.queries.ts';
import { chooseSlug } from './slugs.service.ts';

/** A free slug for each language with a name, as `chooseSlug`; the languages of one record may share one. */
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

/** Keeps the slugs that a record leaves in every language, for redirects. */
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
