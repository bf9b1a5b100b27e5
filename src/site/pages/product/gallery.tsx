import { useRef, useState } from 'react';
import type { Picture as PictureData } from '#shared/api/media.ts';
import { Picture } from '../../components/picture.tsx';
import { isLandscape } from '../../components/picture-shape.ts';
import { useTexts } from '../../loading/site-data.ts';
import './gallery.css';

type GalleryProps = { pictures: readonly PictureData[]; name: string; code: string };

/** The pictures side by side in a snapping track: swiped on a phone, chosen by thumbnail on a desk. */
export function Gallery({ pictures, name, code }: GalleryProps) {
  const translate = useTexts();
  const track = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  if (pictures.length === 0)
    return (
      <div className="gallery">
        <p className="gallery-blank">
          <span aria-hidden>{code}</span>
          {translate('products.no_picture')}
        </p>
      </div>
    );

  const show = (index: number) => (event: React.MouseEvent) => {
    event.preventDefault();
    const { current: element } = track;
    if (!element) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: index * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  const onScroll = () => {
    const element = track.current;
    if (!element) return;
    const index = Math.round(element.scrollLeft / element.clientWidth);
    setCurrent(index);
    bringIntoView(thumbnails.current, index);
  };
  const hasSeveral = pictures.length > 1;
  const shape = pictures.every(isLandscape) ? 'gallery-landscape' : '';

  return (
    <div className={`gallery ${hasSeveral ? 'gallery-several' : ''} ${shape}`}>
      <ul
        ref={track}
        className="gallery-track"
        aria-label={translate('products.pictures')}
        tabIndex={hasSeveral ? 0 : undefined}
        onScroll={onScroll}
      >
        {pictures.map((picture, index) => (
          <li key={picture.media_id} id={`picture-${index + 1}`}>
            <Picture
              picture={picture}
              sizes="(min-width: 1536px) 780px, (min-width: 801px) 50vw, 100vw"
              alt={picture.alt || name}
              when={index === 0 ? 'first' : 'late'}
              className={isLandscape(picture) ? 'gallery-wide' : ''}
            />
          </li>
        ))}
      </ul>
      {hasSeveral && (
        <ol ref={thumbnails} className="gallery-thumbnails">
          {pictures.map((picture, index) => (
            <li key={picture.media_id}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={translate('products.picture', { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={show(index)}
              >
                <Picture picture={picture} sizes="80px" alt="" />
              </a>
            </li>
          ))}
        </ol>
      )}
      {hasSeveral && (
        <p className="gallery-place" aria-hidden>
          {current + 1} / {pictures.length}
        </p>
      )}
    </div>
  );
}

/** Scrolls the column of thumbnails itself, never the page. */
function bringIntoView(column: HTMLElement | null, index: number): void {
  const thumbnail = column?.children[index];
  if (!column || !(thumbnail instanceof HTMLElement)) return;
  const overTop = thumbnail.offsetTop < column.scrollTop;
  const underEnd = thumbnail.offsetTop + thumbnail.offsetHeight > column.scrollTop + column.clientHeight;
  if (overTop) column.scrollTop = thumbnail.offsetTop;
  else if (underEnd) column.scrollTop = thumbnail.offsetTop + thumbnail.offsetHeight - column.clientHeight;
}
