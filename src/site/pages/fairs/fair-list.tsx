import type { PublicPost } from '#features/posts/post.ts';
import { coverSizes } from '../../components/cover-sizes.ts';
import { alternativeText, Picture } from '../../components/picture.tsx';
import { IllustratedText } from '../posts/illustrated-text.tsx';
import { dayRange } from '../../dates.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import './fair-list.css';

type FairListProps = { kind: 'upcoming' | 'past'; fairs: readonly PublicPost[] };

/** Upcoming fairs with large pictures, or past ones with small ones. */
export function FairList({ kind, fairs }: FairListProps) {
  const translate = useTexts();
  if (fairs.length === 0) return null;
  return (
    <section className={`fairs fairs-${kind} container`} aria-labelledby={`fairs-${kind}`}>
      <h2 id={`fairs-${kind}`}>{translate(`posts.${kind}_fairs`)}</h2>
      {fairs.map((fair) => (
        <Fair key={fair.id} post={fair} />
      ))}
    </section>
  );
}

const sizes = {
  upcoming: '(min-width: 801px) 39vw 3/2, 100vw 3/2',
  past: '(min-width: 801px) 23vw 3/2, 30vw 1/1',
};

function Fair({ post }: { post: PublicPost }) {
  const { lang } = useSite();
  const translate = useTexts();
  const { id, title, summary, body, cover, fallbacks, fair } = post;
  if (!fair) return null;
  const { place, stand, starts_on: first, ends_on: last, is_past: isPast, calendar } = fair;
  return (
    <article className={cover ? 'fair' : 'fair fair-plain'} id={`fuar-${id}`} aria-labelledby={`fair-${id}`}>
      <div className="fair-facts">
        <p className="fair-days">
          <time dateTime={first}>{dayRange(first, last, lang)}</time>
        </p>
        {place && <p lang={fallbacks?.place}>{place}</p>}
        {stand && <p>{translate('posts.stand', { stand })}</p>}
      </div>
      <div className="fair-words">
        <h3 id={`fair-${id}`} lang={fallbacks?.title}>
          {title}
        </h3>
        {summary && (
          <p className="fair-summary" lang={fallbacks?.summary}>
            {summary}
          </p>
        )}
        {body && <IllustratedText html={body} lang={fallbacks?.body} title={title} />}
        {!isPast && (
          <a className="content-link" href={calendar} aria-label={`${translate('posts.calendar')}: ${title}`}>
            {translate('posts.calendar')}
            <span aria-hidden />
          </a>
        )}
      </div>
      {cover && (
        <Picture
          picture={cover}
          sizes={coverSizes(cover, sizes[isPast ? 'past' : 'upcoming'])}
          alt={alternativeText(cover, title)}
        />
      )}
    </article>
  );
}
