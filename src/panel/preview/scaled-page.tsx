import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import classes from './preview.module.css';

/**
 * A page in a frame of a given width, scaled to fit. The frame runs no scripts and opens no links. It shares
 * the panel's origin only so that fonts load and the scroll position can be kept (docs/decisions/0030).
 */
export function ScaledPage({ html, width, title }: { html: string; width: number; title: string }) {
  const { ref, width: room, height } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const left = Math.max(0, (room - width * scale) / 2);
  const shown = useRef<HTMLIFrameElement>(null);
  const [shownHtml, setShownHtml] = useState(html);

  const show = (frame: HTMLIFrameElement, loaded: string) => {
    const place = bringIntoRow(findPart(title, frame), frame);
    const top = shown.current ? shown.current.contentWindow?.scrollY : place;
    frame.contentWindow?.scrollTo({ top: top ?? 0, behavior: 'instant' });
    shown.current = frame;
    setShownHtml(loaded);
  };
  // The next page loads behind the visible one and then replaces it without a flash.
  const pages = [...new Set([shownHtml, html])];
  return (
    <div ref={ref} className={classes.stage}>
      {/* Without a height, the page would scroll to a wrong position. */}
      {(height > 0 ? pages : []).map((page) => (
        <iframe
          key={page}
          title="Sayfanın önizlemesi"
          sandbox="allow-same-origin"
          srcDoc={page}
          className={classes.page}
          aria-hidden={page !== shownHtml || undefined}
          data-shown={page === shownHtml || undefined}
          style={{ width, height: height / scale, left, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => page === html && show(currentTarget, page)}
        />
      ))}
    </div>
  );
}

/** The part of the page that contains the title. */
function findPart(title: string, { contentDocument }: HTMLIFrameElement): Element | undefined {
  if (title === '' || !contentDocument) return undefined;
  const parts = contentDocument.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, b, strong, span)');
  return [...parts].find(({ textContent }) => textContent.trim() === title);
}

/**
 * Scrolls rows such as the slider to the given part of the page. Returns the distance of the part from the
 * top, or 0 if the first screen already shows it. `scrollIntoView` would also scroll the panel.
 */
function bringIntoRow(part: Element | undefined, { contentWindow }: HTMLIFrameElement): number {
  if (!part || !contentWindow) return 0;
  for (let row = part.parentElement; row?.closest('main'); row = row.parentElement) {
    const { left } = row.getBoundingClientRect();
    if (row.scrollWidth > row.clientWidth)
      row.scrollBy({ left: part.getBoundingClientRect().left - left, behavior: 'instant' });
  }
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < contentWindow.innerHeight ? 0 : top - contentWindow.innerHeight / 4;
}
