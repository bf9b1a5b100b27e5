import { PageBanner } from '../components/page-banner.tsx';
import { Pagination } from '../components/pagination.tsx';
import { NoPosts } from './posts/no-posts.tsx';
import { loadPostList, postListHead, type PostListData } from './posts/post-list.ts';
import { PostTeaser } from '../components/posts/post-teaser.tsx';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import type { Load } from '../loading/load.ts';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import './blog/blog.css';

export const load: Load<PostListData> = (api, visit) => loadPostList('blog', api, visit);

export const headTags = (site: SiteData, data: PostListData) => postListHead(site, 'blog', data);

export default function BlogPage() {
  const { posts, head } = usePageData<PostListData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.blog');
  return (
    <>
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      <PageBanner head={head} title={title} />
      {posts.data.length === 0 ? (
        <NoPosts section="blog" posts={posts} />
      ) : (
        <section className="blog-posts container" aria-label={translate('posts.list')}>
          {posts.data.map((post, index) => {
            const isLead = index === 0 && posts.current_page === 1;
            return (
              <PostTeaser
                key={post.id}
                post={post}
                heading="h2"
                kind={isLead ? 'lead' : 'row'}
                loading={isLead && !head?.image ? 'priority' : 'lazy'}
              />
            );
          })}
          <Pagination current={posts.current_page} last={posts.last_page} list={{ page: 'blog' }} />
        </section>
      )}
    </>
  );
}
