import type { MouseEvent } from 'react';
import { isModifiedClick } from '../../components/modified-click.ts';
import { RichText } from '../../components/rich-text.tsx';
import './illustrated-text.css';

type IllustratedTextProps = { html: string; lang: string | undefined; title: string };

/**
 * Rich text with pictures and videos. A click on a video plays it in place (docs/product.md, "Video links").
 */
export function IllustratedText({ html, lang, title }: IllustratedTextProps) {
  return (
    <div className="illustrated-text" onClick={(event) => playInPlace(event, title)}>
      <RichText html={html} lang={lang} />
    </div>
  );
}

function playInPlace(event: MouseEvent<HTMLElement>, title: string): void {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('[data-video] a');
  const figure = link?.closest<HTMLElement>('[data-video]');
  if (!link || !figure || isModifiedClick(event)) return;
  event.preventDefault();
  import('./player-frame.ts').then(
    ({ playerFrame }) => {
      const frame = document.createElement('iframe');
      figure.replaceChildren(Object.assign(frame, playerFrame(figure.dataset.video ?? '', title)));
      frame.focus();
    },
    () => location.assign(link.href),
  );
}
