import type { PublicCatalogue } from '#features/catalogues/catalogue.ts';
import { buttonClass } from '#ui/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { fileSize } from '#shared/rules/file-size.ts';
import './catalogue-shelf.css';

type ShelfProps = { catalogues: readonly PublicCatalogue[] };

/** Two or four catalogues are shown in pairs, others in threes; a single one is beside its text. */
function columnsFor(count: number): string {
  if (count === 1) return 'one';
  return count === 2 || count === 4 ? 'pairs' : 'threes';
}

/** The catalogues as covers, each with its year, pages and file size. */
export function CatalogueShelf({ catalogues }: ShelfProps) {
  const translate = useTexts();
  if (catalogues.length === 0)
    return (
      <p className="shelf-empty container" role="status">
        {translate('catalogue.empty')}
      </p>
    );
  return (
    <ul className="shelf container" data-columns={columnsFor(catalogues.length)}>
      {catalogues.map((catalogue, index) => (
        <li key={catalogue.id} id={`katalog-${catalogue.id}`}>
          <Catalogue catalogue={catalogue} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

const sizes = '(min-width: 1025px) 24rem, (min-width: 601px) 40vw, 70vw';

function Catalogue({ catalogue, isFirst }: { catalogue: PublicCatalogue; isFirst: boolean }) {
  const translate = useTexts();
  const { lang } = useSite();
  const { name, fallbacks, year, cover, file, page_count: pages } = catalogue;
  const facts = [
    year,
    pages !== null &&
      (pages === 1 ? translate('catalogue.page_one') : translate('catalogue.pages', { count: pages })),
    `PDF, ${fileSize(file.bytes, lang)}`,
  ].filter(Boolean);
  return (
    <article className="catalogue">
      {/* The cover is hidden from keyboards and screen readers, because the link "open" below leads to the same
         file. */}
      <a className="catalogue-cover" href={file.url} tabIndex={-1} aria-hidden>
        {cover ? (
          <Picture picture={cover} sizes={sizes} alt="" loading={isFirst ? 'eager' : 'lazy'} />
        ) : (
          <span className="catalogue-sheet">{name}</span>
        )}
      </a>
      <div className="catalogue-words">
        <h2 lang={fallbacks?.name}>{name}</h2>
        <p>{facts.join(' · ')}</p>
        <p className="catalogue-links">
          <a className={buttonClass()} href={file.url} aria-label={`${translate('catalogue.open')}: ${name}`}>
            {translate('catalogue.open')}
          </a>
          <a
            className="catalogue-download"
            href={file.url}
            download={file.file_name}
            aria-label={`${translate('catalogue.download')}: ${name}`}
          >
            {translate('catalogue.download')}
          </a>
        </p>
      </div>
    </article>
  );
}
