import { resolveName } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { PostRow } from './posts.queries.ts';

/** The texts of a post for visitors; a title is never empty. */
export function readPostTexts(row: PostRow, localiser: Localiser) {
  const { summary, body, place } = row;
  const texts = localiser.read({ summary, body, place });
  const title = resolveName(readTexts(row.title), localiser.lang, localiser.mainLang, []);
  const fallbacks = { ...texts.fallbacks, ...(title.isFallback && { title: title.lang }) };
  return { ...texts, title: title.text, ...(Object.keys(fallbacks).length > 0 && { fallbacks }) };
}
