import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import classes from './preview.module.css';

type ScaledPageProps = {
  html: string;
  width: number;
  /** The page scrolls to the first of these that it contains. */
  texts: readonly string[];
};

/**
 * A page in a frame of a given width, scaled to fit. The frame runs no scripts and opens no links. It shares
 * the panel's origin only so that fonts load and the scroll position can be kept (docs/decisions/0030).
 */
export function ScaledPage({ html, width, texts }: ScaledPageProps) {
  const { ref, width: room, height } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const left = Math.max(0, (room - width * scale) / 2);
  const shown = useRef<HTMLIFrameElement>(null);
  const [shownHtml, setShownHtml] = useState(html);

  const show = (frame: HTMLIFrameElement, loaded: string) => {
    const kept = shown.current?.contentWindow?.scrollY ?? 0;
    frame.contentWindow?.scrollTo({ top: kept, behavior: 'instant' });
    bringIntoView(findPart(texts, frame), frame);
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

/** The part of the page with the first text that the page contains. */
function findPart(texts: readonly string[], { contentDocument }: HTMLIFrameElement): Element | undefined {
  const parts = contentDocument?.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, b, strong, span)');
  const shown = new Map<string, Element>();
  for (const part of parts ?? []) {
    const text = part.textContent.replace(/\s+/g, ' ').trim();
    if (!shown.has(text)) shown.set(text, part);
  }
  const wanted = texts.find((text) => shown.has(text));
  return wanted === undefined ? undefined : shown.get(wanted);
}

/**
 * Scrolls rows such as the slider, and then the page if the part is out of sight. `scrollIntoView` would also scroll
 * the panel.
 */
function bringIntoView(part: Element | undefined, { contentWindow }: HTMLIFrameElement): void {
  if (!part || !contentWindow) return;
  for (let item = part; item.parentElement?.closest('main'); item = item.parentElement) {
    const row = item.parentElement;
    if (row.scrollWidth <= row.clientWidth) continue;
    const distance = item.getBoundingClientRect().left - row.getBoundingClientRect().left;
    // `scrollBy` would stop at the next slide, as `scroll-snap-stop` asks for.
    row.scrollTo({ left: row.scrollLeft + distance, behavior: 'instant' });
  }
  const { top, bottom } = part.getBoundingClientRect();
  if (top >= 0 && bottom < contentWindow.innerHeight) return;
  contentWindow.scrollBy({ top: top - contentWindow.innerHeight / 4, behavior: 'instant' });
}
