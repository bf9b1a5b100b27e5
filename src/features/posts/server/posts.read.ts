import type { PostList, PostListQuery, PostSection } from '../post.ts';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { presentRecords } from '#server/records/record-resource.ts';
import { dayIn } from '#server/texts/day.ts';
import { listedPosts, selectPostPage, selectSearchTexts } from './posts.queries.ts';
import { postResource } from './posts.service.ts';

/** Lists a page of posts for the panel, in the order of the site. */
export async function listPosts(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  section: PostSection,
  { search, page, per_page: perPage }: PostListQuery,
): Promise<PostList> {
  const ids = search === '' ? undefined : await findPosts(db, section, search);
  const today = dayIn(config.timeZone, clock.now());
  const range = { section, today, ...pageRange({ page, perPage }) };
  const { rows, total } = await selectPostPage(listedPosts(db, section, ids), range);
  // Bodies are left out, because lists do not show them.
  const short = rows.map((row) => ({ ...row, body: '{}' }));
  return pageOf(short.map(await presentRecords(db, postResource, short)), { page, perPage, total });
}

/**
 * Finds the posts that contain each word of a search. They are compared in memory, because a kind has few
 * posts.
 */
async function findPosts(db: Reader, section: PostSection, search: string): Promise<number[]> {
  const words = searchFold(search).split(' ');
  const posts = await selectSearchTexts(db, section);
  return posts
    .filter(({ title, summary, place, author, stand }) => {
      const texts = [title, summary, place].flatMap((column) => Object.values(readTexts(column)));
      const text = searchFold([...texts, author, stand].join(' '));
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
}
