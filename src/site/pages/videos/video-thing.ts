import type { PublicPost } from '#features/posts/post.ts';
import { previewFile } from '#shared/picture-files.ts';
import { playerAddress } from '#features/posts/video-link.rules.ts';
import { absoluteUrl } from '../../head/page-head.ts';
import type { Thing } from '../../head/structured-data.tsx';
import type { SiteData } from '../../loading/site-data.ts';

/** A video that plays here; null without an absolute address of its cover, which search engines require. */
export function videoThing({ publicUrl }: SiteData, post: PublicPost): Thing | null {
  const { title, summary, cover, video, published_on } = post;
  const image = cover && previewFile(cover);
  if (!publicUrl || !image || !video) return null;
  const { playable_id: id, file } = video;
  if (!file && id === null) return null;
  return {
    '@type': 'VideoObject',
    name: title,
    ...(summary && { description: summary }),
    thumbnailUrl: absoluteUrl(publicUrl, image.url),
    uploadDate: published_on,
    ...(file && { contentUrl: absoluteUrl(publicUrl, file.url) }),
    ...(id !== null && { embedUrl: playerAddress(id).replace(/\?.*/, '') }),
  };
}
