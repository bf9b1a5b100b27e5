import type { Ref } from 'react';
import { pictureFiles } from '#shared/picture-files.ts';
import { useTexts } from '../../../loading/site-data.ts';
import type { ViewerPicture } from './viewer.tsx';

type ViewerBarProps = {
  pictures: readonly ViewerPicture[];
  /** The index of the current picture. */
  current: number;
  /** The product's code, used as the name of the downloaded file. */
  code: string;
  isZoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
  closeButton: Ref<HTMLButtonElement>;
};

export function ViewerBar({
  pictures,
  current,
  code,
  isZoomed,
  onZoom,
  onClose,
  closeButton,
}: ViewerBarProps) {
  const translate = useTexts();
  const picture = pictures[current];
  const file = picture && pictureFiles(picture, 'jpeg').at(-1);
  return (
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
        onClick={onZoom}
      >
        <span aria-hidden />
      </button>
      {picture?.document !== undefined ? (
        <a
          className="viewer-download"
          href={picture.document}
          download
          aria-label={translate('viewer.download_file')}
        >
          <span aria-hidden />
        </a>
      ) : (
        file && (
          <a
            className="viewer-download"
            // Browsers save a file under the given name only if it has the page's origin.
            href={new URL(file.url, location.href).pathname}
            download={`${code}-${current + 1}.jpg`}
            aria-label={translate('viewer.download')}
          >
            <span aria-hidden />
          </a>
        )
      )}
      <button
        ref={closeButton}
        type="button"
        className="viewer-close"
        aria-label={translate('viewer.close')}
        onClick={onClose}
      >
        <span aria-hidden />
      </button>
    </div>
  );
}
