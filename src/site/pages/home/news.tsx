import type { PublicPost } from '#features/posts/post.ts';
import { coverSizes } from '../../components/cover-sizes.ts';
import { alternativeText, Picture } from '../../components/picture.tsx';
import { PostTeaser } from '../../components/posts/post-teaser.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { dayRange } from '../../dates.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import './news.css';

/** The next fair beside the newest posts of the blog. */
export function News({ title, posts }: { title: string; posts: readonly PublicPost[] }) {
  const translate = useTexts();
  const fair = posts.find((post) => post.fair);
  const notes = posts.filter((post) => !post.fair);
  return (
    <section className="news container" aria-labelledby="news">
      <h2 id="news">{title}</h2>
      <div className={fair && notes.length > 0 ? 'news-columns' : 'news-single'}>
        {fair && <NextFair post={fair} />}
        {notes.length > 0 && (
          <div className="news-posts">
            {notes.map((post) => (
              <PostTeaser key={post.id} post={post} heading="h3" kind="further" box={furtherBox} />
            ))}
            <SiteLink page="blog" className="content-link">
              {translate('home.news_blog')}
              <span aria-hidden />
            </SiteLink>
          </div>
        )}
      </div>
    </section>
  );
}

const furtherBox = '(min-width: 801px) 12vw 3/2, 30vw 1/1';
const sizes = '(min-width: 801px) 52vw 3/2, 90vw 3/2';

function NextFair({ post: { title, summary, cover, fallbacks, fair } }: { post: PublicPost }) {
  const { lang } = useSite();
  const translate = useTexts();
  if (!fair) return null;
  return (
    <article className="news-fair">
      {cover && (
        <Picture picture={cover} sizes={coverSizes(cover, sizes)} alt={alternativeText(cover, title)} />
      )}
      <p className="news-fair-days">
        <time dateTime={fair.starts_on}>{dayRange(fair.starts_on, fair.ends_on, lang)}</time>
        {fair.place && <span lang={fallbacks?.place}>{fair.place}</span>}
        {fair.stand && <span>{translate('posts.stand', { stand: fair.stand })}</span>}
      </p>
      <h3 lang={fallbacks?.title}>{title}</h3>
      {summary && <p lang={fallbacks?.summary}>{summary}</p>}
      <SiteLink page="fairs" className="content-link">
        {translate('home.news_fairs')}
        <span aria-hidden />
      </SiteLink>
    </article>
  );
}
