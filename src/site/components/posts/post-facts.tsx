import type { PublicPost } from '#features/posts/post.ts';
import { longDate } from '../../dates.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import './post-facts.css';

type PostFactsProps = { post: Pick<PublicPost, 'published_on' | 'author' | 'reading_minutes'> };

export function PostFacts({ post: { published_on: day, author, reading_minutes } }: PostFactsProps) {
  const { lang } = useSite();
  const translate = useTexts();
  return (
    <ul className="post-facts">
      <li>
        <time dateTime={day}>{longDate(day, lang)}</time>
      </li>
      {author && <li>{author}</li>}
      {reading_minutes !== null && <li>{translate('posts.reading_time', { count: reading_minutes })}</li>}
    </ul>
  );
}
