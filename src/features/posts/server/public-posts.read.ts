import { withoutTags } from '#shared/rules/cut-text.ts';
import type { PostPage, PostSection, PublicPost, PublicPosts } from '../post.ts';
import type { VideoFile } from '#shared/schema/media.ts';
import { playableId, watchAddress } from '../video-link.rules.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { describePicture, loadPictures, loadVideos } from '#server/media/media.read.ts';
import { findIdByOldSlug } from '#features/slugs/server/slugs.service.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { dayIn } from '#server/texts/day.ts';
import { translatedLanguages, type Localiser } from '#server/texts/localiser.ts';
import { loadIllustrations } from '#server/media/rich-text-illustrations.ts';
import { selectPostIds, selectPostPage, selectVisiblePost, type PostRow } from './posts.queries.ts';
import { readPostTexts } from './post-texts.ts';
import { visiblePosts } from './visible-posts.ts';

const perPage = 12;

/** The data that all functions here need to present posts to visitors. */
export type PostView = {
  db: Reader;
  /** The instant for which the page is rendered. */
  now: string;
  timeZone: string;
  localiser: Localiser;
  /** The languages that visitors can choose. */
  langs: readonly string[];
  /** The text of links to videos. */
  videoText: string;
};

/** Lists a page of the visible posts of a kind, in the order of the site. */
export async function listPublicPosts(
  view: PostView,
  section: PostSection,
  page: number,
): Promise<PublicPosts> {
  const { db, now } = view;
  const range = { section, today: today(view), ...pageRange({ page, perPage }) };
  const { rows, total } = await selectPostPage(visiblePosts(db, section, now), range);
  return pageOf(await presentPosts(view, rows, { isList: true }), { page, perPage, total });
}

/** The page of the list that shows a fair; undefined if visitors do not see it. */
export async function findFairPage(
  db: Reader,
  id: number,
  { now, timeZone }: Pick<PostView, 'now' | 'timeZone'>,
): Promise<number | undefined> {
  const today = dayIn(timeZone, new Date(now));
  const ids = await selectPostIds(visiblePosts(db, 'fairs', now), { section: 'fairs', today });
  const position = ids.indexOf(id);
  return position < 0 ? undefined : Math.floor(position / perPage) + 1;
}

/** Finds a visible post by its present or a former slug; null if visitors do not see it. */
export async function findPostPage(
  view: PostView,
  section: PostSection,
  seoName: string,
): Promise<PostPage | null> {
  const row = await findVisiblePost(view, section, seoName);
  if (!row) return null;
  const [shown] = await presentPosts(view, [row], { isList: false });
  if (!shown) return null;
  const { localiser } = view;
  return {
    ...shown,
    seo_title: readTexts(row.seo_title)[localiser.lang] ?? null,
    seo_description: readTexts(row.seo_description)[localiser.lang] ?? null,
    updated_at: row.updated_at,
  };
}

async function findVisiblePost(
  { db, now }: PostView,
  section: PostSection,
  seoName: string,
): Promise<PostRow | undefined> {
  const current = await selectVisiblePost(db, { section, now, seoName });
  if (current) return current;
  const id = await findIdByOldSlug(db, 'post', seoName);
  return id === undefined ? undefined : selectVisiblePost(db, { section, now, id });
}

const today = ({ timeZone, now }: PostView) => dayIn(timeZone, new Date(now));

/** Presents posts. Lists of the blog get no bodies, because blog posts have separate pages. */
async function presentPosts(
  view: PostView,
  rows: readonly PostRow[],
  { isList }: { isList: boolean },
): Promise<PublicPost[]> {
  const { db, localiser, langs, timeZone, videoText } = view;
  const covers = await loadPictures(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  );
  const videos = await loadVideos(
    db,
    rows.flatMap((row) => row.video_file_id ?? []),
  );
  const shown = rows.map((row) => ({ row, texts: readPostTexts(row, localiser) }));
  const isWithoutBody = ({ section }: PostRow) => isList && section === 'blog';
  const illustrate = await loadIllustrations(
    db,
    shown.flatMap(({ row, texts }) => (isWithoutBody(row) ? [] : texts.body)),
  );
  return shown.map(({ row, texts: { place, ...texts } }) => {
    const cover = covers.get(row.cover_id ?? 0);
    return {
      id: row.id,
      ...texts,
      body: isWithoutBody(row) ? '' : illustrate(texts.body, videoText),
      langs: translatedLanguages(langs, localiser.mainLang, {
        name: readTexts(row.title),
        others: [row.summary, row.body, row.place].map(readTexts),
      }),
      seo_name: row.seo_name,
      cover: cover ? describePicture(cover, localiser, { otherwise: texts.title }) : null,
      published_at: row.published_at,
      published_on: dayIn(timeZone, new Date(row.published_at)),
      author: row.author,
      reading_minutes: row.section === 'blog' ? readingMinutes(texts.body) : null,
      fair: row.section === 'fairs' ? presentFair(row, place, view) : null,
      video: row.section === 'videos' ? presentVideo(row, videos.get(row.video_file_id ?? 0)) : null,
    };
  });
}

function presentFair(
  { id, stand, starts_on, ends_on }: PostRow,
  place: string,
  view: PostView,
): PublicPost['fair'] {
  const firstDay = starts_on ?? '';
  const lastDay = ends_on ?? firstDay;
  return {
    place,
    stand,
    starts_on: firstDay,
    ends_on: lastDay,
    is_past: lastDay < today(view),
    calendar: calendarPath(id, view.localiser),
  };
}

/** Presents a video; the company's own file takes precedence over the link. */
function presentVideo({ video }: PostRow, file: VideoFile | undefined): PublicPost['video'] {
  if (file) {
    const { url, mime, bytes } = file;
    return { link: url, playable_id: null, file: { url, mime, bytes } };
  }
  const id = playableId(video);
  return { link: id === undefined ? video : watchAddress(id), playable_id: id ?? null, file: null };
}

/** The address of a fair's calendar file. Only languages other than the main one need a parameter. */
function calendarPath(id: number, { lang, mainLang }: Pick<Localiser, 'lang' | 'mainLang'>): string {
  return `/dosya/fuar-${id}.ics${lang === mainLang ? '' : `?lang=${lang}`}`;
}

/** The number of words that people read in a minute. */
const wordsPerMinute = 200;

/** Estimates the minutes that it takes to read a rich text, at least one. */
function readingMinutes(html: string): number {
  const words = withoutTags(html, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
