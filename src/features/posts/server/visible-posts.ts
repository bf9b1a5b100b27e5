import type { PostSection } from '../post.ts';
import type { Reader } from '#server/db/connect.ts';

export function livePosts(db: Reader, section: PostSection) {
  return db.selectFrom('posts').where('deleted_at', 'is', null).where('section', '=', section);
}

/**
 * Selects the posts of a kind that are live, active and published. `selectNextPostPublication` selects
 * the instant of the next change.
 */
export function visiblePosts(db: Reader, section: PostSection, now: string) {
  return livePosts(db, section).where('is_active', '=', 1).where('published_at', '<=', now);
}

/** The instant at which the next scheduled post becomes visible; undefined if none is scheduled. */
export async function selectNextPostPublication(db: Reader, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('posts')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirst();
  return row?.next ?? undefined;
}
