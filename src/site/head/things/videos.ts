import type { VideoObjectLeaf } from 'schema-dts';
import type { PublicPost } from '#features/posts/post.ts';
import { playerAddress } from '#features/posts/video-link.rules.ts';
import { trimEndOf, withoutTags } from '#shared/rules/cut-text.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { absoluteUrl } from '../page-head.ts';
import { imageUrls } from './thing.ts';

/** The videos that play here and have a cover, whose absolute address search engines require. */
export function videoThings(site: SiteData, posts: readonly PublicPost[]): VideoObjectLeaf[] {
  return posts.flatMap((post) => videoThing(site, post) ?? []);
}

function videoThing({ publicUrl, lang }: SiteData, post: PublicPost): VideoObjectLeaf | undefined {
  const { title, summary, body, cover, video, published_at, fallbacks } = post;
  const [thumbnail] = imageUrls(publicUrl, cover ? [cover] : []);
  if (!publicUrl || !thumbnail || !video) return undefined;
  const { playable_id: id, file } = video;
  if (!file && id === null) return undefined;
  const transcript = plainText(body);
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary || title,
    thumbnailUrl: thumbnail,
    uploadDate: published_at,
    inLanguage: fallbacks?.body ?? lang,
    ...(transcript && { transcript }),
    ...(file && { contentUrl: absoluteUrl(publicUrl, file.url) }),
    ...(id !== null && { embedUrl: playerAddress(id).replace(/\?.*/, '') }),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Rich text as one line of plain text; the end of a block becomes a space. */
function plainText(html: string): string {
  const text = withoutTags(html, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');
  return trimEndOf(text, /\s/).trimStart();
}
