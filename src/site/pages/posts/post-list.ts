import type { HeadTag } from '../../head/head-tags.tsx';
import type { PostSection, PublicPost } from '#features/posts/post.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { textsOriginal } from '#features/site-api/original-language.rules.ts';
import { pageHead } from '../../head/page-head.ts';
import { routeTitles } from '../../head/titles.ts';
import type { Visit } from '../../loading/load.ts';
import { isPastEnd, pageNumber } from '../../loading/page-number.ts';
import type { SiteData } from '../../loading/site-data.ts';

export type PostListData = Awaited<ReturnType<typeof loadPostList>>;

/** Loads a page of posts and the page head that staff wrote. */
export async function loadPostList(section: PostSection, api: SiteApi, visit: Visit) {
  const [posts, heads] = await Promise.all([api.posts(section, pageNumber(visit.url)), api.content('media')]);
  if (isPastEnd(posts)) visit.answerMissing();
  if (posts.data.some(hasPlayer)) visit.allowPlayer();
  return { posts, head: heads[section][0] };
}

/** The head tags of a list. Its languages are those in which neither the head nor a post falls back. */
export function postListHead(site: SiteData, name: PostSection, { posts, head }: PostListData): HeadTag[] {
  const texts = [...(head ? [head] : []), ...posts.data];
  return pageHead(site, {
    ...routeTitles(site, name),
    address: { name, page: posts.current_page },
    isUnlisted: isPastEnd(posts),
    type: 'website',
    langs: site.languages
      .map(({ abbr }) => abbr)
      .filter((lang) => texts.every(({ langs }) => langs.includes(lang))),
    original: textsOriginal(texts),
    picture: head?.image ?? posts.data.find(({ cover }) => cover)?.cover,
  });
}

/** Whether a post shows the video player, as its own video or inside its text. */
export function hasPlayer({ body, video }: Pick<PublicPost, 'body' | 'video'>): boolean {
  return Boolean(video?.playable_id) || body.includes('<figure data-video="');
}
