import { useEffect, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { isModifiedClick } from '../../components/modified-click.ts';
import { Picture } from '../../components/picture.tsx';
import { isLandscape as isWide } from '../../components/picture-shape.ts';
import { scrollToItem, shownItem } from '../../components/scrolling.ts';
import { useTexts } from '../../loading/site-data.ts';
import { GalleryThumbnails, scrollThumbnailIntoView } from './gallery-thumbnails.tsx';
import type { galleryPictures } from './gallery-pictures.ts';
import { ModelButton } from './model/model-button.tsx';
import { loadViewer } from './viewer/load-viewer.ts';
import type { Viewer } from './viewer/viewer.tsx';
import './gallery.css';

/** Coarse screens ask for more than half of the page: there a reduced picture keeps more of the metal's scratches. */
const gallerySizes = '(min-width: 600px) and (max-resolution: 1.25dppx) 62vw, (min-width: 600px) 50vw, 92vw';

type GalleryProps = ReturnType<typeof galleryPictures> & {
  name: string;
  code: string;
  /** A GLB of the product. */
  model: ProductPage['documents'][number] | undefined;
};

/** The pictures of a product in a scroll-snap track, with thumbnails on wide screens. */
export function Gallery({ pictures, hasSeveral, isLandscape, name, code, model }: GalleryProps) {
  const translate = useTexts();
  const track = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<{ View: typeof Viewer; start: number } | null>(null);
  useFirstPicture(track, pictures[0]?.media_id);

  if (pictures.length === 0)
    return (
      <div className="gallery">
        <p className="gallery-blank">
          <span aria-hidden>{code}</span>
          {translate('products.no_picture')}
        </p>
        {model && <ModelButton model={model} poster={undefined} name={name} />}
      </div>
    );

  const open = async (start: number) => {
    const { Viewer: View } = await loadViewer();
    setOpened({ View, start });
  };
  // The focus moves to the picture that the viewer showed last.
  const close = (index: number) => {
    setOpened(null);
    scrollToItem(track.current, index, 'instant');
    track.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  };
  const onScroll = ({ currentTarget }: React.UIEvent<HTMLElement>) => {
    const index = shownItem(currentTarget);
    setCurrent(index);
    scrollThumbnailIntoView(thumbnails.current, index);
  };

  return (
    <div
      className={`gallery ${hasSeveral ? 'gallery-several' : ''} ${isLandscape ? 'gallery-landscape' : ''}`}
    >
      <GalleryTrack ref={track} pictures={pictures} name={name} onOpen={open} onScroll={onScroll} />
      {hasSeveral && (
        <GalleryThumbnails
          ref={thumbnails}
          pictures={pictures}
          current={current}
          onChoose={(index) => scrollToItem(track.current, index)}
        />
      )}
      {hasSeveral && (
        <p className="gallery-place" aria-hidden>
          {current + 1} / {pictures.length}
        </p>
      )}
      {model && <ModelButton key={model.url} model={model} poster={pictures[current]} name={name} />}
      {opened && (
        <opened.View pictures={pictures} name={name} code={code} start={opened.start} onClose={close} />
      )}
    </div>
  );
}

/** Jumps to the new first picture when a variant is chosen. */
function useFirstPicture(track: RefObject<HTMLElement | null>, first: number | undefined): void {
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current !== first) scrollToItem(track.current, 0, 'instant');
    shown.current = first;
  }, [track, first]);
}

type GalleryTrackProps = {
  pictures: ProductPage['images'];
  name: string;
  onOpen: (index: number) => Promise<void>;
  onScroll: React.UIEventHandler<HTMLElement>;
  ref: Ref<HTMLUListElement>;
};

/** Each picture links to its largest file; with scripts it opens the viewer instead. */
function GalleryTrack({ pictures, name, onOpen, onScroll, ref }: GalleryTrackProps) {
  const translate = useTexts();
  const preload = () => void loadViewer().catch(() => undefined);
  const open = (index: number) => async (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    await onOpen(index).catch(() => window.location.assign(href));
  };
  return (
    <ul ref={ref} className="gallery-track" aria-label={translate('products.pictures')} onScroll={onScroll}>
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
              sizes={gallerySizes}
              alt={picture.alt || name}
              loading={index === 0 ? 'priority' : 'lazy'}
              className={isWide(picture) ? 'gallery-wide' : ''}
            />
            <span className="visually-hidden">{translate('viewer.open', { number: index + 1 })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
