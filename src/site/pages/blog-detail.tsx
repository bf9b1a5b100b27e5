import { Breadcrumb } from '../components/breadcrumb.tsx';
import { coverSizes } from '../components/cover-sizes.ts';
import { PageTitle } from '../components/page-title.tsx';
import { alternativeText, Picture } from '../components/picture.tsx';
import { IllustratedText } from './posts/illustrated-text.tsx';
import { PostFacts } from '../components/posts/post-facts.tsx';
import { hasPlayer } from './posts/post-list.ts';
import { PostTeaser } from '../components/posts/post-teaser.tsx';
import { pageHead } from '../head/page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { articleThing } from '../head/things/article.ts';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import { postTitles } from '../head/titles.ts';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { redirectToCurrentAddress, redirectToNotFound } from '../routing/redirect.ts';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import { textsOriginal } from '#features/site-api/original-language.rules.ts';
import './blog-detail/blog-detail.css';

/** The number of posts offered below a post. */
const furtherPosts = 3;

export const load = (async (api, visit) => {
  const { seo_name: seoName = '' } = visit.params;
  const [post, newest] = await Promise.all([api.post('blog', seoName), api.posts('blog', 1)]);
  if (!post) throw redirectToNotFound(visit);
  if (post.seo_name !== seoName) throw redirectToCurrentAddress(visit, postAddress(post.seo_name));
  if (hasPlayer(post)) visit.allowPlayer();
  return { post, further: newest.data.filter(({ id }) => id !== post.id).slice(0, furtherPosts) };
}) satisfies Load<unknown>;
type PostData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { post }: PostData): HeadTag[] {
  return pageHead(site, {
    ...postTitles(site, post),
    address: postAddress(post.seo_name),
    type: 'article',
    langs: post.langs,
    original: textsOriginal([post]),
    picture: post.cover,
    shareCard: post.share_card,
  });
}

function postAddress(seoName: string) {
  return { name: 'blog_detail', params: { seo_name: seoName } } as const;
}

const coverBox = '(min-width: 801px) 93vw 24/10, 100vw 3/2';

export default function BlogDetailPage() {
  const { post, further } = usePageData<PostData>();
  const site = useSite();
  const translate = useTexts();
  const { title, summary, body, cover, fallbacks } = post;
  const blog = { name: translate('navbar.blog'), seo_name: '', page: 'blog' } as const;
  return (
    <>
      <article className="post container">
        <StructuredData
          thing={import.meta.env.SSR ? breadcrumbList(site, translate('navbar.home'), [blog], title) : null}
        />
        <StructuredData thing={import.meta.env.SSR ? articleThing(site, post) : null} />
        <Breadcrumb steps={[blog]} />
        <header className="post-head">
          <PageTitle text={title} lang={fallbacks?.title} />
          {summary && (
            <p className="post-summary" lang={fallbacks?.summary}>
              {summary}
            </p>
          )}
        </header>
        {cover && (
          <Picture
            picture={cover}
            sizes={coverSizes(cover, coverBox)}
            alt={alternativeText(cover, title)}
            loading="priority"
            className="post-cover"
          />
        )}
        <div className="post-body">
          <PostFacts post={post} />
          {body && <IllustratedText key={post.id} html={body} lang={fallbacks?.body} title={title} />}
        </div>
      </article>
      {further.length > 0 && (
        <section className="further-posts container" aria-labelledby="further-posts">
          <h2 id="further-posts">{translate('posts.further')}</h2>
          <div className="further-posts-list">
            {further.map((other) => (
              <PostTeaser key={other.id} post={other} heading="h3" kind="further" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
