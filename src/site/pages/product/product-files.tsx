import { useRef, useState } from 'react';
import type { ProductPageFile } from '#features/galleries/gallery.ts';
import { isModifiedClick } from '../../components/modified-click.ts';
import { Picture } from '../../components/picture.tsx';
import { useSite } from '../../loading/site-data.ts';
import { fileSize } from '#shared/rules/file-size.ts';
import { loadViewer } from './viewer/load-viewer.ts';
import type { Viewer } from './viewer/viewer.tsx';
import './product-files.css';

const pdf = 'application/pdf';

/** A file of a variant names the variant's code. */
type ShownFile = Pick<ProductPageFile, 'title' | 'url' | 'mime' | 'picture' | 'fallbacks'> & {
  code?: string | undefined;
  /** Missing for a file that is made when it is asked for. */
  bytes?: number;
};

type ProductFilesProps = {
  id: string;
  title: string;
  files: readonly ShownFile[];
  product: { name: string; code: string };
};

/**
 * Links to drawings or documents at their permanent addresses, with file type and size. Pictures open in the viewer.
 */
export function ProductFiles({ id, title, files, product }: ProductFilesProps) {
  const { lang } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<{ View: typeof Viewer; start: number } | null>(null);
  const shown = files.flatMap(({ picture, ...file }) =>
    picture ? [{ ...picture, ...file, ...(file.mime === pdf && { document: file.url }) }] : [],
  );
  const open = (url: string) => (event: React.MouseEvent) => {
    const start = shown.findIndex((picture) => picture.url === url);
    if (start < 0 || isModifiedClick(event)) return;
    event.preventDefault();
    loadViewer().then(
      ({ Viewer: View }) => setOpened({ View, start }),
      () => window.location.assign(url),
    );
  };
  // The focus moves to the file that the viewer showed last.
  const close = (index: number) => {
    setOpened(null);
    list.current?.querySelector<HTMLElement>(`a[href="${shown[index]?.url ?? ''}"]`)?.focus();
  };
  if (files.length === 0) return null;
  return (
    <section className="product-files" aria-labelledby={id}>
      <h2 id={id} className="attribute-title">
        {title}
      </h2>
      <ul ref={list}>
        {files.map((file) => (
          <li key={file.url}>
            {/* Search engines need not have documents made that show what the page shows. */}
            <a
              href={file.url}
              type={file.mime}
              rel={file.bytes === undefined ? 'nofollow' : undefined}
              onClick={open(file.url)}
            >
              {file.picture ? (
                <Picture picture={file.picture} sizes="64px" alt="" className="product-file-preview" />
              ) : (
                <span className="product-file-sheet" aria-hidden />
              )}
              <span className="product-file-title">
                <span lang={file.fallbacks?.title}>{file.title}</span>
                {file.code !== undefined && (
                  <span className="product-file-code" translate="no">
                    {` ${file.code}`}
                  </span>
                )}
              </span>{' '}
              <span className="product-file-size">
                {[fileKind(file.mime), file.bytes !== undefined && fileSize(file.bytes, lang)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {opened && (
        <opened.View {...product} label={title} pictures={shown} start={opened.start} onClose={close} />
      )}
    </section>
  );
}

/** `application/pdf` → `PDF`, `model/gltf-binary` → `GLB`. */
function fileKind(mime: string): string {
  const [, kind = mime] = mime.split('/');
  return kind === 'gltf-binary' ? 'GLB' : kind.toUpperCase();
}
