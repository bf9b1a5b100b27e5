import type { PublicPost } from '#features/posts/post.ts';
import { coverSizes } from '../cover-sizes.ts';
import { NonBreakingUnits } from '../non-breaking-units.tsx';
import { alternativeText, Picture, type PictureProps } from '../picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { PostFacts } from './post-facts.tsx';
import './post-teaser.css';

type PostTeaserProps = {
  post: PublicPost;
  heading: 'h2' | 'h3';
  /**
   * `lead` is the large first post of a list; `row` are the other posts of the list; `further` is a post below
   * another post.
   */
  kind: 'lead' | 'row' | 'further';
  /** The box of the picture, as in `coverSizes`, where it is narrower than usual. */
  box?: string;
  loading?: PictureProps['loading'];
};

const boxes = {
  lead: '(min-width: 801px) 62vw 3/2, 100vw 3/2',
  row: '(min-width: 801px) 23vw 3/2, 30vw 1/1',
  further: '(min-width: 801px) 30vw 3/2, 30vw 1/1',
};

/** A blog post in a list. The whole area links to the post's page. */
export function PostTeaser({
  post,
  heading: Heading,
  kind,
  box = boxes[kind],
  loading = 'lazy',
}: PostTeaserProps) {
  const { title, summary, cover, fallbacks, seo_name } = post;
  const className = `teaser teaser-${kind}${cover ? '' : ' teaser-plain'}`;
  return (
    <article className={className}>
      <PostFacts post={post} />
      <div className="teaser-words">
        <Heading lang={fallbacks?.title}>
          <SiteLink page="blog_detail" params={{ seo_name }}>
            <NonBreakingUnits text={title} />
          </SiteLink>
        </Heading>
        {summary && (
          <p lang={fallbacks?.summary}>
            <NonBreakingUnits text={summary} />
          </p>
        )}
      </div>
      {cover && (
        <Picture
          picture={cover}
          sizes={coverSizes(cover, box)}
          alt={alternativeText(cover, title)}
          loading={loading}
        />
      )}
    </article>
  );
}
