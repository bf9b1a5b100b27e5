import { sql, type Selectable } from 'kysely';
import type { PostSection } from '../post.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { PostTable } from '#server/db/schema/post.ts';
import type { PageRange } from '#server/paging.ts';
import { livePosts, visiblePosts } from './visible-posts.ts';

export type PostRow = Selectable<PostTable>;

type Posts = ReturnType<typeof livePosts>;

/**
 * Selects a page of `posts` in the order of the site, and their number. `today` is a day like `2026-03-05`.
 */
export async function selectPostPage(
  posts: Posts,
  { section, today, limit, offset }: PageRange & { section: PostSection; today: string },
): Promise<{ rows: PostRow[]; total: number }> {
  const { total } = await posts.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await ordered(posts, section, today).selectAll().limit(limit).offset(offset).execute();
  return { rows, total: Number(total) };
}

/** The ids of `posts` in the order of the site. */
export async function selectPostIds(
  posts: Posts,
  { section, today }: { section: PostSection; today: string },
): Promise<number[]> {
  return (await ordered(posts, section, today).select('id').execute()).map(({ id }) => id);
}

/**
 * Orders blog posts from new to old. Upcoming fairs come first, the next one before later ones, and past
 * fairs come after them. Videos are ordered by staff.
 */
function ordered(posts: Posts, section: PostSection, today: string): Posts {
  const byQueue = (query: Posts) => query.orderBy('queue', 'desc').orderBy('id', 'desc');
  if (section === 'videos') return byQueue(posts);
  if (section === 'blog') return byQueue(posts.orderBy('published_at', 'desc'));
  // None of these columns is null, because a fair always has both days.
  const isUpcoming = sql`ends_on >= ${today}`;
  return byQueue(
    posts
      .orderBy(sql`case when ${isUpcoming} then 0 else 1 end`)
      .orderBy(sql`case when ${isUpcoming} then starts_on else '' end`)
      .orderBy('starts_on', 'desc'),
  );
}

/** The live posts of the panel's list: all of them, or those with these ids. */
export function listedPosts(db: Reader, section: PostSection, ids?: readonly number[]): Posts {
  const posts = livePosts(db, section);
  return ids ? posts.where('id', 'in', idList(ids)) : posts;
}

/** The texts that the panel's search compares. */
export function selectSearchTexts(db: Reader, section: PostSection) {
  return livePosts(db, section).select(['id', 'title', 'summary', 'author', 'place', 'stand']).execute();
}

export async function selectVisiblePost(
  db: Reader,
  { section, now, ...by }: { section: PostSection; now: string } & ({ id: number } | { seoName: string }),
): Promise<PostRow | undefined> {
  const posts = visiblePosts(db, section, now).selectAll();
  return 'id' in by
    ? posts.where('id', '=', by.id).executeTakeFirst()
    : posts.where('seo_name', '=', by.seoName).executeTakeFirst();
}
