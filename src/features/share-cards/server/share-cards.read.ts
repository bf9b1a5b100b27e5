import type { Picture } from '#shared/schema/media.ts';
import type { Settings } from '#server/configuration/settings.ts';
import type { Reader } from '#server/db/connect.ts';
import { cardSubject, hashOfSubject } from './card-subject.ts';
import { selectCardKey } from './share-cards.queries.ts';

/** A page as its card shows it; a name from another language has that language in `fallbacks`. */
export type CardPage = { name: string; fallback: string | undefined; picture: Picture | null | undefined };

/** The address of the card that was made for this page as it is now; undefined until it is made. */
export async function findShareCard(
  db: Reader,
  settings: Settings,
  { lang, page: { name, fallback, picture } }: { lang: string; page: CardPage },
): Promise<string | undefined> {
  const subject = cardSubject(settings, { name, lang: fallback ?? lang, picture });
  const key = await selectCardKey(db, hashOfSubject(subject));
  return key && `/media/${key}`;
}
