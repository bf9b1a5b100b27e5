import { PageBanner } from '../components/page-banner.tsx';
import { Pagination } from '../components/pagination.tsx';
import { NoPosts } from './posts/no-posts.tsx';
import { loadPostList, postListHead, type PostListData } from './posts/post-list.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import { videoThings } from '../head/things/videos.ts';
import type { Load } from '../loading/load.ts';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { Video } from './videos/video.tsx';
import './videos/videos.css';

export const load: Load<PostListData> = (api, visit) => loadPostList('videos', api, visit);

export const headTags = (site: SiteData, data: PostListData) => postListHead(site, 'videos', data);

export default function VideosPage() {
  const { posts, head } = usePageData<PostListData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.videos');
  const hasThings = posts.data.some(({ cover, video }) => cover && (video?.file || video?.playable_id));
  return (
    <>
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      {hasThings && <StructuredData thing={import.meta.env.SSR ? videoThings(site, posts.data) : null} />}
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
