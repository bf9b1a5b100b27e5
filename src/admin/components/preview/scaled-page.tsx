import { useElementSize } from '@mantine/hooks';
import { useRef, useState } from 'react';
import classes from './preview.module.css';

/**
 * A page in a frame of a given width, scaled down to fit. The frame runs no script and opens nothing; it has the
 * panel's origin only so that fonts load and the place on the page stays (docs/decisions/0030).
 */
export function ScaledPage({ html, width }: { html: string; width: number }) {
  const { ref, width: room, height } = useElementSize();
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const left = Math.max(0, (room - width * scale) / 2);
  const shown = useRef<HTMLIFrameElement>(null);
  const [shownHtml, setShownHtml] = useState(html);

  const show = (frame: HTMLIFrameElement, loaded: string) => {
    frame.contentWindow?.scrollTo(0, shown.current?.contentWindow?.scrollY ?? 0);
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
