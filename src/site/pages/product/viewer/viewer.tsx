import { useLayoutEffect, useRef, useState } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import { useTexts } from '../../../loading/site-data.ts';
import { scrollToItem, shownItem } from '../../../components/scrolling.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { runKey } from './viewer-keys.ts';
import { ViewerSlide, type SlideHandle } from './viewer-slide.tsx';
import { zoomLimits } from './zoom.ts';

/** A picture, or the page of a document, which is then offered in place of its picture. */
export type ViewerPicture = ProductPage['images'][number] & { document?: string };

export type ViewerProps = {
  /** The name of the dialog; without it, that of a product's pictures. */
  label?: string;
  pictures: readonly ViewerPicture[];
  name: string;
  code: string;
  /** The index of the picture that is shown first. */
  start: number;
  /** Gets the index of the picture that was shown last. */
  onClose: (index: number) => void;
};

/** The pictures or drawings of a product over the whole window (docs/product.md, "Gallery viewer"). */
export function Viewer({ label, pictures, name, code, start, onClose }: ViewerProps) {
  const translate = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const slide = useRef<SlideHandle>(null);
  const [current, setCurrent] = useState(start);
  const [zoom, setZoom] = useState<number>(zoomLimits.min);
  const isZoomed = zoom > zoomLimits.min;
  const last = pictures.length - 1;

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    closeButton.current?.focus();
    scrollToItem(track.current, start, 'instant');
  }, [start]);

  const show = (index: number) => {
    if (index >= 0 && index <= last) scrollToItem(track.current, index);
  };
  const zoomTo = (wanted: number) => slide.current?.zoomTo(wanted);
  const pan = (x: number, y: number) => slide.current?.pan(x, y);
  const onScroll = ({ currentTarget }: React.UIEvent<HTMLElement>) => {
    const index = shownItem(currentTarget);
    if (index === current || !pictures[index]) return;
    setCurrent(index);
    setZoom(zoomLimits.min);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (runKey(event.key, { zoom, current, last, zoomTo, pan, show })) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={label ?? translate('viewer.title')}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
    >
      <ViewerBar
        pictures={pictures}
        current={current}
        code={code}
        isZoomed={isZoomed}
        onZoom={() => zoomTo(isZoomed ? zoomLimits.min : zoomLimits.preset)}
        onClose={() => dialog.current?.close()}
        closeButton={closeButton}
      />
      <ul ref={track} className="viewer-track" tabIndex={0} aria-label={name} onScroll={onScroll}>
        {pictures.map((picture, index) => (
          <ViewerSlide
            key={picture.media_id}
            ref={index === current ? slide : undefined}
            picture={picture}
            alt={picture.alt || name}
            isCurrent={index === current}
            onZoom={setZoom}
          />
        ))}
      </ul>
      {last > 0 && <ViewerSteps current={current} last={last} onShow={show} />}
    </dialog>
  );
}

type ViewerStepsProps = { current: number; last: number; onShow: (index: number) => void };

function ViewerSteps({ current, last, onShow }: ViewerStepsProps) {
  const translate = useTexts();
  return (
    <>
      <button
        type="button"
        className="viewer-step viewer-previous"
        aria-label={translate('viewer.previous')}
        aria-disabled={current === 0}
        onClick={() => onShow(current - 1)}
      >
        <span aria-hidden />
      </button>
      <button
        type="button"
        className="viewer-step viewer-next"
        aria-label={translate('viewer.next')}
        aria-disabled={current === last}
        onClick={() => onShow(current + 1)}
      >
        <span aria-hidden />
      </button>
    </>
  );
}
