import { useRef, useState } from 'react';
import type { ProductPage } from '#shared/api/product-page.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { Picture } from '../../components/picture.tsx';
import { isLandscape } from '../../components/picture-shape.ts';
import { useTexts } from '../../loading/site-data.ts';
import type { Viewer } from './viewer/viewer.tsx';
import './gallery.css';
import './viewer.css';

type GalleryProps = { pictures: ProductPage['images']; name: string; code: string };

const loadViewer = () => import('./viewer/viewer.tsx');

/**
 * The pictures side by side in a snapping track: swiped on a phone, chosen by thumbnail on a desk. Each is
 * a link to its largest file, which scripts open in the viewer instead.
 */
export function Gallery({ pictures, name, code }: GalleryProps) {
  const translate = useTexts();
  const track = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<{ View: typeof Viewer; start: number } | null>(null);

  if (pictures.length === 0)
    return (
      <div className="gallery">
        <p className="gallery-blank">
          <span aria-hidden>{code}</span>
          {translate('products.no_picture')}
        </p>
      </div>
    );

  const scrollTo = (index: number, behavior: ScrollBehavior) =>
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior });
  const show = (index: number) => (event: React.MouseEvent) => {
    event.preventDefault();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo(index, calm ? 'instant' : 'smooth');
  };
  const open = (start: number) => async (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { Viewer: View } = await loadViewer();
      setOpened({ View, start });
    } catch {
      window.location.assign(href);
    }
  };
  // The focus returns to the picture that was looked at last.
  const close = (index: number) => {
    setOpened(null);
    scrollTo(index, 'instant');
    track.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  };
  const preload = () => void loadViewer().catch(() => undefined);
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
        onScroll={onScroll}
      >
        {pictures.map((picture, index) => (
          <li key={picture.media_id} id={`picture-${index + 1}`}>
            <a
              className="gallery-open"
              href={pictureFiles(picture, 'jpeg').at(-1)?.url}
              onClick={open(index)}
              onPointerEnter={preload}
              onFocus={preload}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 1536px) 780px, (min-width: 801px) 50vw, 100vw"
                alt={picture.alt || name}
                when={index === 0 ? 'first' : 'late'}
                className={isLandscape(picture) ? 'gallery-wide' : ''}
              />
              <span className="visually-hidden">{translate('viewer.open', { number: index + 1 })}</span>
            </a>
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
      {opened && (
        <opened.View pictures={pictures} name={name} code={code} start={opened.start} onClose={close} />
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
