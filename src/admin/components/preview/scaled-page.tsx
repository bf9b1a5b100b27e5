import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import classes from './preview.module.css';

/**
 * A page in a frame of a given width, scaled down to fit. The frame runs no script and opens nothing; it has the
 * panel's origin only so that fonts load and the place on the page stays (docs/decisions/0030).
 */
export function ScaledPage({ html, width, title }: { html: string; width: number; title: string }) {
  const { ref, width: room, height } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const left = Math.max(0, (room - width * scale) / 2);
  const shown = useRef<HTMLIFrameElement>(null);
  const [shownHtml, setShownHtml] = useState(html);

  const show = (frame: HTMLIFrameElement, loaded: string) => {
    const top = shown.current ? shown.current.contentWindow?.scrollY : placeOf(title, frame);
    frame.contentWindow?.scrollTo({ top: top ?? 0, behavior: 'instant' });
    shown.current = frame;
    setShownHtml(loaded);
  };
  // The next page loads behind the shown one, which it then replaces without a flash.
  const pages = [...new Set([shownHtml, html])];
  return (
    <div ref={ref} className={classes.stage}>
      {pages.map((page) => (
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

/** How far to scroll to the part of the page that the title names; 0 when the first screen shows it. */
function placeOf(title: string, { contentDocument, contentWindow }: HTMLIFrameElement): number {
  if (title === '' || !contentDocument || !contentWindow) return 0;
  const parts = contentDocument.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, b, strong, span)');
  const part = [...parts].find(({ textContent }) => textContent.trim() === title);
  const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom < contentWindow.innerHeight ? 0 : top - contentWindow.innerHeight / 4;
}
