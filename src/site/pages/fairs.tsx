import { PageBanner } from '../components/page-banner.tsx';
import { Pagination } from '../components/pagination.tsx';
import { NoPosts } from './posts/no-posts.tsx';
import { loadPostList, postListHead } from './posts/post-list.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import { fairEvents } from '../head/things/fair-events.ts';
import type { Load } from '../loading/load.ts';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { FairList } from './fairs/fair-list.tsx';
import { SchoolTours } from './fairs/school-tours.tsx';

export const load = (async (api, visit) => {
  const [list, tours] = await Promise.all([loadPostList('fairs', api, visit), api.schoolTours()]);
  return { ...list, tours: list.posts.current_page === 1 ? tours : [] };
}) satisfies Load<unknown>;
type FairsData = Awaited<ReturnType<typeof load>>;

export const headTags = (site: SiteData, data: FairsData) => postListHead(site, 'fairs', data);

export default function FairsPage() {
  const { posts, head, tours } = usePageData<FairsData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.fairs');
  const fairs = posts.data.filter(({ fair }) => fair?.place);
  const upcoming = posts.data.filter(({ fair }) => fair?.is_past === false);
  const past = posts.data.filter(({ fair }) => fair?.is_past);
  return (
    <>
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      {fairs.length > 0 && <StructuredData thing={import.meta.env.SSR ? fairEvents(site, fairs) : null} />}
      <PageBanner head={head} title={title} />
      {posts.data.length === 0 && <NoPosts section="fairs" posts={posts} />}
      <FairList kind="upcoming" fairs={upcoming} />
      <FairList kind="past" fairs={past} />
      {posts.data.length > 0 && (
        <div className="container">
          <Pagination current={posts.current_page} last={posts.last_page} list={{ page: 'fairs' }} />
        </div>
      )}
      <SchoolTours tours={tours} />
    </>
  );
}
