import type { MetaFunction } from 'react-router';
import { PageBanner } from '../components/page-banner.tsx';
import { Pagination } from '../components/pagination.tsx';
import { NoPosts } from './posts/no-posts.tsx';
import { loadPostList, postListHead, type PostListData } from './posts/post-list.ts';
import { breadcrumbList, StructuredData, type Thing } from '../head/structured-data.tsx';
import { loaderDataOf } from '../loading/loader-data.ts';
import { createBrowserLoader, createServerLoader, usePageData, type Load } from '../loading/load.ts';
import { siteDataOf, useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { Video } from './videos/video.tsx';
import type { PublicPost } from '#features/posts/post.ts';
import { previewFile } from '#shared/picture-files.ts';
import { playerAddress } from '#features/posts/video-link.rules.ts';
import { absoluteUrl } from '../head/page-head.ts';
import './videos/videos.css';

const load: Load<PostListData> = (api, visit) => loadPostList('videos', api, visit);
export const loader = createServerLoader(load);
export const clientLoader = createBrowserLoader(load);

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? postListHead(siteDataOf(matches), 'videos', loaderDataOf(loaderData)) : [];

export default function VideosPage() {
  const { posts, head } = usePageData<PostListData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.videos');
  const things = posts.data.flatMap((post) => videoThing(site, post) ?? []);
  return (
    <>
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      {things.length > 0 && <StructuredData thing={import.meta.env.SSR ? { '@graph': things } : null} />}
      <PageBanner head={head} title={title} />
      {posts.data.length === 0 ? (
        <NoPosts section="videos" posts={posts} />
      ) : (
        <section className="videos container" aria-label={title}>
          {posts.data.map((post, index) => (
            <Video
              key={post.id}
              post={post}
              isLead={index === 0 && posts.current_page === 1 && post.cover !== null}
              loading={index === 0 && !head?.image ? 'priority' : 'lazy'}
            />
          ))}
          {posts.data.some(({ video }) => video?.playable_id) && (
            <p className="videos-note">{translate('posts.player_note')}</p>
          )}
          <Pagination current={posts.current_page} last={posts.last_page} list={{ page: 'videos' }} />
        </section>
      )}
    </>
  );
}

/**
 * A video for search engines, which require the absolute address of a cover; null if
 * it cannot be played here.
 */
function videoThing({ publicUrl }: SiteData, post: PublicPost): Thing | null {
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
