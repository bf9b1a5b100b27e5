import type { EventLeaf } from 'schema-dts';
import type { PublicPost } from '#features/posts/post.ts';
import { sitePath } from '#shared/site-pages.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { imageUrls } from './thing.ts';

/** The fairs that name a place, which search engines require. Their dates have no time zone and are local there. */
export function fairEvents(site: SiteData, posts: readonly PublicPost[]): EventLeaf[] {
  return posts.flatMap((post) => fairEvent(site, post) ?? []);
}

function fairEvent({ publicUrl, prefix }: SiteData, post: PublicPost): EventLeaf | undefined {
  const { title, summary, fair, cover } = post;
  if (!fair?.place) return undefined;
  const pictures = imageUrls(publicUrl, cover ? [cover] : []);
  return {
    '@type': 'Event',
    name: title,
    ...(summary && { description: summary }),
    startDate: fair.starts_on,
    endDate: fair.ends_on,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: fair.place, address: fair.place },
    ...(publicUrl && {
      url: `${publicUrl}${sitePath(prefix, 'fairs')}#fuar-${post.id}`,
      ...(pictures.length > 0 && { image: pictures }),
    }),
  };
}
