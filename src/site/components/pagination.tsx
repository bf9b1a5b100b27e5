import { useTexts } from '../loading/site-data.ts';
import { pageLinks } from './page-links.ts';
import { SiteLink } from './site-link.tsx';
import './pagination.css';

type PaginationProps = {
  current: number;
  last: number;
  seoName: string;
  query?: Readonly<Record<string, string>>;
};

/** Links to the pages of a category, which work without scripts. */
export function Pagination({ current, last, seoName, query = {} }: PaginationProps) {
  const translate = useTexts();
  if (last < 2) return null;
  const list = { page: 'products', params: { seo_name: seoName }, query } as const;
  return (
    <nav className="pagination" aria-label={translate('products.pages')}>
      {current > 1 && (
        <SiteLink {...list} className="pagination-step" number={current - 1} rel="prev">
          {translate('products.previous')}
        </SiteLink>
      )}
      <ol>
        {pageLinks(current, last).map((link, index) =>
          link === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={link}>
              <SiteLink
                {...list}
                number={link}
                aria-label={translate('products.page', { page: link })}
                aria-current={link === current ? 'page' : undefined}
              >
                {link}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
      <span className="pagination-place" aria-hidden>
        {translate('products.page_of', { page: current, last })}
      </span>
      {current < last && (
        <SiteLink {...list} className="pagination-step" number={current + 1} rel="next">
          {translate('products.next')}
        </SiteLink>
      )}
    </nav>
  );
}
