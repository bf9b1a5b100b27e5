import type { PostSection, PublicPosts } from '#features/posts/post.ts';
import { buttonClass } from '#ui/button.tsx';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { CategoryTiles } from '../../components/category-tiles.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { isPastEnd } from '../../loading/page-number.ts';
import './no-posts.css';

/** Explains a list without posts, with a link to its first page or to the categories. */
export function NoPosts({ section, posts }: { section: PostSection; posts: PublicPosts }) {
  const { categories } = useSite();
  const translate = useTexts();
  if (isPastEnd(posts))
    return (
      <div className="no-posts container">
        <h2>{translate('posts.past_end_title')}</h2>
        <SiteLink page={section} className={buttonClass('quiet')}>
          {translate('products.past_end_link')}
        </SiteLink>
      </div>
    );
  return (
    <div className="with-category-tiles no-posts container">
      <div className="no-posts-words">
        <h2>{translate(`posts.empty_${section}`)}</h2>
        {categories.length > 0 && <p>{translate('search.empty_groups')}</p>}
      </div>
      <CategoryTiles categories={categories} />
    </div>
  );
}
