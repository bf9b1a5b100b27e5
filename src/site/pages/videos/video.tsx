import type { PublicPost } from '#features/posts/post.ts';
import type { PictureProps } from '../../components/picture.tsx';
import { useTexts } from '../../loading/site-data.ts';
import { IllustratedText } from '../posts/illustrated-text.tsx';
import { VideoScreen } from './video-screen.tsx';

const leadSizes = '(min-width: 801px) 93vw 16/9, 100vw 16/9';
const sizes = '(min-width: 801px) 48vw 16/9, 100vw 16/9';

type VideoProps = {
  post: PublicPost;
  /** Whether it is the large first video of the list. */
  isLead: boolean;
  loading: PictureProps['loading'];
};

export function Video({ post, isLead, loading }: VideoProps) {
  const translate = useTexts();
  const { id, title, summary, body, fallbacks } = post;
  return (
    <article
      className={isLead ? 'video video-lead' : 'video'}
      id={`video-${id}`}
      aria-labelledby={`video-title-${id}`}
    >
      <VideoScreen post={post} sizes={isLead ? leadSizes : sizes} loading={loading} />
      <h2 id={`video-title-${id}`} lang={fallbacks?.title}>
        {title}
      </h2>
      <div className="video-words">
        {summary && <p lang={fallbacks?.summary}>{summary}</p>}
        {body && (
          <details className="video-text">
            <summary>{translate('posts.transcript')}</summary>
            <IllustratedText html={body} lang={fallbacks?.body} title={title} />
          </details>
        )}
      </div>
    </article>
  );
}
