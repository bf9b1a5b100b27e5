import type { ProductPageFile } from '#features/galleries/gallery.ts';
import { Picture } from '../../components/picture.tsx';
import { useSite } from '../../loading/site-data.ts';
import { fileSize } from '#shared/rules/file-size.ts';
import './product-files.css';

/** A file of a variant names the variant's code. */
type ShownFile = Pick<ProductPageFile, 'title' | 'url' | 'mime' | 'picture' | 'fallbacks'> & {
  code?: string | undefined;
  /** Missing for a file that is made when it is asked for. */
  bytes?: number;
};

type ProductFilesProps = { id: string; title: string; files: readonly ShownFile[] };

/** Links to drawings or documents at their permanent addresses, with file type and size. */
export function ProductFiles({ id, title, files }: ProductFilesProps) {
  const { lang } = useSite();
  if (files.length === 0) return null;
  return (
    <section className="product-files" aria-labelledby={id}>
      <h2 id={id} className="attribute-title">
        {title}
      </h2>
      <ul>
        {files.map((file) => (
          <li key={file.url}>
            {/* Search engines need not have documents made that show what the page shows. */}
            <a href={file.url} type={file.mime} rel={file.bytes === undefined ? 'nofollow' : undefined}>
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
    </section>
  );
}

/** `application/pdf` → `PDF`, `model/gltf-binary` → `GLB`. */
function fileKind(mime: string): string {
  const [, kind = mime] = mime.split('/');
  return kind === 'gltf-binary' ? 'GLB' : kind.toUpperCase();
}
