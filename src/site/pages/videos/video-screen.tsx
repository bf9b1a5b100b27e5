import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { PublicPost } from '#features/posts/post.ts';
import { useTexts } from '../../loading/site-data.ts';
import { coverSizes } from '../../components/cover-sizes.ts';
import { isModifiedClick } from '../../components/modified-click.ts';
import { Picture, type PictureProps } from '../../components/picture.tsx';
import type { playerFrame } from '../posts/player-frame.ts';
import './video-screen.css';

type VideoScreenProps = {
  post: Pick<PublicPost, 'title' | 'cover' | 'video'>;
  /** CSS `sizes` of the screen. */
  sizes: string;
  loading: PictureProps['loading'];
};

/**
 * A cover whose click plays the company's own video or loads an external player. Without scripts, and for videos
 * that cannot be embedded, it is a link.
 */
export function VideoScreen({ post: { title, cover, video }, sizes, loading = 'lazy' }: VideoScreenProps) {
  const translate = useTexts();
  const [frame, setFrame] = useState<ReturnType<typeof playerFrame>>();
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The player that did not play may have had the focus.
    if (hasFailed && document.activeElement === document.body) opener.current?.focus();
  }, [hasFailed]);
  if (!video) return null;
  const { playable_id: id, link, file } = video;
  const play = (event: MouseEvent) => {
    if ((id === null && !file) || isModifiedClick(event)) return;
    event.preventDefault();
    if (file || id === null) {
      setFailed(false);
      setPlaying(true);
      return;
    }
    import('../posts/player-frame.ts').then(
      (player) => setFrame(player.playerFrame(id, title)),
      () => location.assign(link),
    );
  };
  const fail = () => {
    setPlaying(false);
    setFailed(true);
  };
  if (file && isPlaying)
    return (
      <div className="video-screen">
        <video
          ref={(element) => element?.focus()}
          className="video-player"
          controls
          autoPlay
          aria-label={title}
          onError={fail}
        >
          <source src={file.url} type={file.mime} onError={fail} />
        </video>
      </div>
    );
  return (
    <div className="video-screen" data-video={id ?? undefined}>
      {frame ? (
        <iframe {...frame} ref={(element) => element?.focus()} />
      ) : (
        <a
          href={file?.url ?? link}
          target="_blank"
          rel="noopener"
          className="video-play"
          ref={opener}
          aria-label={translate('posts.play', { title })}
          onClick={play}
        >
          {cover && <Picture picture={cover} sizes={coverSizes(cover, sizes)} alt="" loading={loading} />}
          <span className="video-mark" aria-hidden />
        </a>
      )}
      {hasFailed && (
        <p className="video-failure" role="alert">
          {translate('posts.play_failed')}
        </p>
      )}
    </div>
  );
}
