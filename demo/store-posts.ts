import { join } from 'node:path';
import { post as schemas, postSections, type PostSection } from '#features/posts/post.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { storeLocalVideo } from '#server/media/videos/videos.service.ts';
import { listPosts } from '#features/posts/server/posts.read.ts';
import { postCalls } from '#features/posts/server/posts.service.ts';
import { rootDir } from '#server/root-dir.ts';
import { dayIn } from '#server/texts/day.ts';
import type { DemoText } from './content/demo-content.ts';
import { pictureText } from './content/pictures.ts';
import { posts, type DemoPost } from './content/posts.ts';
import { isExampleCompany } from './store-company-records.ts';
import { typeset } from './typeset.ts';

const dayLength = 86_400_000;
export const filmsDir = join(rootDir, 'demo/films');

/**
 * Creates missing posts, unless the company has another name. `mediaIds` are the ids of the stored pictures
 * by file.
 */
export async function storePosts(ctx: Context, mediaIds: ReadonlyMap<string, number>): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  for (const section of postSections) {
    const existing = await listPosts(ctx, section, { page: 1, per_page: 100, search: '' });
    const titles = new Set(existing.data.map(({ title_tr: title }) => title));
    // The last one is created first, because a new record goes to the top of its list.
    for (const one of posts[section].toReversed())
      if (!titles.has(one.title.tr)) await storePost(ctx, section, one, mediaIds);
  }
}

async function storePost(
  ctx: Context,
  section: PostSection,
  post: DemoPost,
  mediaIds: ReadonlyMap<string, number>,
): Promise<void> {
  const {
    title,
    summary,
    body,
    place,
    cover,
    publishedIn,
    author,
    stand,
    startsIn,
    days = 1,
    video,
    film,
  } = post;
  const now = ctx.clock.now().getTime();
  const day = (count: number) => dayIn(ctx.config.timeZone, new Date(now + count * dayLength));
  const input = {
    ...flattenText('title', title),
    ...flattenText('summary', typeset(summary)),
    ...(body && flattenText('body', withPictures(typeset(body), mediaIds))),
    ...(place && flattenText('place', place)),
    author,
    stand,
    video,
    ...(film !== undefined && { video_file_id: await storeFilm(ctx, film) }),
    ...(cover !== undefined && { cover_id: mediaIds.get(cover) }),
    published_at: new Date(now + publishedIn * dayLength).toISOString(),
    ...(startsIn !== undefined && { starts_on: day(startsIn), ends_on: day(startsIn + days - 1) }),
  };
  await postCalls(section).create(ctx, null, schemas.create.parse(input));
}

/** Stores a film of the demo and returns its id; storing it again returns the existing medium. */
async function storeFilm(ctx: Context, name: string): Promise<number> {
  return (await storeLocalVideo(ctx, null, { path: join(filmsDir, name), name })).id;
}

/** Replaces the file names of pictures in a text by the ids of their media, with their alternative texts. */
export function withPictures(body: DemoText, mediaIds: ReadonlyMap<string, number>): DemoText {
  const numbered = (lang: keyof DemoText) =>
    body[lang].replace(
      /data-file="([^"]+)">/g,
      (_, file: string) => `data-media-id="${mediaIds.get(file) ?? 0}" alt="${pictureText(file)[lang]}" />`,
    );
  return { tr: numbered('tr'), en: numbered('en') };
}
