import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import type { Picture as PictureData } from '#shared/schema/media.ts';
import { Picture } from '../../../components/picture.tsx';
import { usePinch, type Point } from './use-pinch.ts';
import { clampZoom, scrollKeepingFocus, viewerSizes, zoomedSize, zoomLimits } from './zoom.ts';

export type SlideHandle = {
  zoomTo: (zoom: number) => void;
  /** Pans a zoomed picture by pixels. */
  pan: (x: number, y: number) => void;
};

type ViewerSlideProps = {
  picture: PictureData;
  alt: string;
  isCurrent: boolean;
  onZoom: (zoom: number) => void;
  ref?: Ref<SlideHandle> | undefined;
};

/** One picture, zoomed by pinch, click or button. A zoomed picture scrolls inside its frame. */
export function ViewerSlide({ picture, alt, isCurrent, onZoom, ref }: ViewerSlideProps) {
  const frame = useRef<HTMLLIElement>(null);
  const zoomAtPinchStart = useRef(1);
  const [zoom, setZoom] = useState<number>(zoomLimits.min);
  const [size, setSize] = useState<{ width: number; height: number } | undefined>();

  const zoomTo = (wanted: number, at?: Point) => {
    const element = frame.current;
    const next = clampZoom(wanted);
    if (!element || next === zoom) return;
    const box = { width: element.clientWidth, height: element.clientHeight };
    const { left, top } = element.getBoundingClientRect();
    const focus = at ? { x: at.x - left, y: at.y - top } : { x: box.width / 2, y: box.height / 2 };
    const old = zoomedSize(picture, box, zoom);
    const grown = zoomedSize(picture, box, next);
    const { scrollLeft, scrollTop } = element;
    // The frame must have its new size before it can scroll.
    flushSync(() => {
      setZoom(next);
      setSize(next === zoomLimits.min ? undefined : grown);
    });
    const x = { frame: box.width, before: old.width, after: grown.width, scroll: scrollLeft };
    const y = { frame: box.height, before: old.height, after: grown.height, scroll: scrollTop };
    element.scrollTo({
      left: scrollKeepingFocus(focus.x, x),
      top: scrollKeepingFocus(focus.y, y),
      behavior: 'instant',
    });
    onZoom(next);
  };

  useImperativeHandle(ref, () => ({
    zoomTo: (wanted) => zoomTo(wanted),
    pan: (x, y) => frame.current?.scrollBy({ left: x, top: y }),
  }));
  usePinch(frame, {
    onStart: () => (zoomAtPinchStart.current = zoom),
    onMove: (factor, middle) => zoomTo(zoomAtPinchStart.current * factor, middle),
  });
  // A hidden picture and a resized window reset the zoom.
  useEffect(() => {
    const fit = () => {
      setZoom(zoomLimits.min);
      setSize(undefined);
    };
    if (!isCurrent) fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [isCurrent]);

  return (
    <li
      ref={frame}
      className={size ? 'viewer-slide is-zoomed' : 'viewer-slide'}
      // A scrollable frame must be reachable by keyboard.
      tabIndex={size && 0}
      onClick={({ clientX, clientY, detail }) => {
        // The second click of a double click would undo the first.
        if (detail < 2) zoomTo(size ? zoomLimits.min : zoomLimits.preset, { x: clientX, y: clientY });
      }}
    >
      <div className="viewer-picture" style={size}>
        <Picture
          picture={picture}
          sizes={viewerSizes(picture, size !== undefined)}
          alt={alt}
          loading="eager"
        />
      </div>
    </li>
  );
}
