import { useLayoutEffect, useRef, useState } from 'react';
import { pictureFiles } from '#shared/picture-files.ts';
import type { ProductPage } from '#shared/api/product-page.ts';
import { useTexts } from '../../../loading/site-data.ts';
import { ViewerSlide, type SlideHandle } from './viewer-slide.tsx';
import { zoomSteps } from './zoom.ts';

export type ViewerProps = {
  pictures: ProductPage['images'];
  name: string;
  code: string;
  /** Of the picture that it opens with. */
  start: number;
  /** `index`: the picture that was seen last. */
  onClose: (index: number) => void;
};

/** How far an arrow key moves over a zoomed picture, in pixels. */
const panStep = 120;

/**
 * The pictures over the whole window. They can be downloaded; they are not shared, not shown in full
 * screen, and do not play by themselves (spec §9, "Gallery viewer").
 */
export function Viewer({ pictures, name, code, start, onClose }: ViewerProps) {
  const translate = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const slide = useRef<SlideHandle>(null);
  const [current, setCurrent] = useState(start);
  const [zoom, setZoom] = useState<number>(zoomSteps.least);
  const isZoomed = zoom > zoomSteps.least;
  const last = pictures.length - 1;
  const picture = pictures[current];
  const file = picture && pictureFiles(picture, 'jpeg').at(-1);

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    closer.current?.focus();
    scrollToPicture(track.current, start, 'instant');
  }, [start]);

  const show = (index: number) => {
    if (index < 0 || index > last) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollToPicture(track.current, index, calm ? 'instant' : 'smooth');
  };
  const onScroll = ({ currentTarget }: React.UIEvent<HTMLElement>) => {
    const index = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    if (index === current || !pictures[index]) return;
    setCurrent(index);
    setZoom(zoomSteps.least);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const act = keyAction(event.key, isZoomed);
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act({ slide: slide.current, zoom, show, current, last });
  };

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={translate('viewer.title')}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
    >
      <div className="viewer-bar">
        <p className="viewer-place" aria-live="polite">
          <span className="visually-hidden">
            {translate('viewer.place', { number: current + 1, count: pictures.length })}
          </span>
          <span aria-hidden>
            {current + 1} / {pictures.length}
          </span>
        </p>
        {picture?.title && <p className="viewer-title">{picture.title}</p>}
        <button
          type="button"
          className={isZoomed ? 'viewer-zoom is-zoomed' : 'viewer-zoom'}
          aria-label={translate(isZoomed ? 'viewer.zoom_out' : 'viewer.zoom_in')}
          onClick={() => slide.current?.zoomTo(isZoomed ? zoomSteps.least : zoomSteps.chosen)}
        >
          <span aria-hidden />
        </button>
        {file && (
          <a
            className="viewer-download"
            href={file.url}
            download={`${code}-${current + 1}.jpg`}
            aria-label={translate('viewer.download')}
          >
            <span aria-hidden />
          </a>
        )}
        <button
          ref={closer}
          type="button"
          className="viewer-close"
          aria-label={translate('viewer.close')}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden />
        </button>
      </div>
      <ul ref={track} className="viewer-track" tabIndex={0} aria-label={name} onScroll={onScroll}>
        {pictures.map((shown, index) => (
          <ViewerSlide
            key={shown.media_id}
            ref={index === current ? slide : undefined}
            picture={shown}
            alt={shown.alt || name}
            isCurrent={index === current}
            onZoom={setZoom}
          />
        ))}
      </ul>
      {last > 0 && (
        <>
          <button
            type="button"
            className="viewer-step viewer-previous"
            aria-label={translate('viewer.previous')}
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            <span aria-hidden />
          </button>
          <button
            type="button"
            className="viewer-step viewer-next"
            aria-label={translate('viewer.next')}
            aria-disabled={current === last}
            onClick={() => show(current + 1)}
          >
            <span aria-hidden />
          </button>
        </>
      )}
    </dialog>
  );
}

type Acting = {
  slide: SlideHandle | null;
  zoom: number;
  show: (index: number) => void;
  current: number;
  last: number;
};

/** What a key does: arrows leaf through the pictures, or move over one that is zoomed. */
function keyAction(key: string, isZoomed: boolean): ((acting: Acting) => void) | undefined {
  const zoomBy =
    (factor: number) =>
    ({ slide, zoom }: Acting) =>
      slide?.zoomTo(zoom * factor);
  const panBy =
    (x: number, y: number) =>
    ({ slide }: Acting) =>
      slide?.pan(x * panStep, y * panStep);
  const always: Record<string, (acting: Acting) => void> = {
    '+': zoomBy(1.5),
    '=': zoomBy(1.5),
    '-': zoomBy(1 / 1.5),
    '0': zoomBy(0),
    Home: ({ show }) => show(0),
    End: ({ show, last }) => show(last),
  };
  const leafing: typeof always = {
    ArrowLeft: ({ show, current }) => show(current - 1),
    ArrowRight: ({ show, current }) => show(current + 1),
  };
  const panning: typeof always = {
    ArrowLeft: panBy(-1, 0),
    ArrowRight: panBy(1, 0),
    ArrowUp: panBy(0, -1),
    ArrowDown: panBy(0, 1),
  };
  return always[key] ?? (isZoomed ? panning : leafing)[key];
}

function scrollToPicture(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior });
}
