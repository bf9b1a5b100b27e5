import type { ComponentProps } from 'react';
import { useTexts } from '../loading/site-data.ts';
import { SiteLink } from './site-link.tsx';
import './pagination.css';

type PaginationProps = {
  current: number;
  last: number;
  /** The address of the list. */
  list: Pick<ComponentProps<typeof SiteLink>, 'page' | 'params' | 'query'>;
};

/** Links to the pages of a list, which work without scripts. */
export function Pagination({ current, last, list }: PaginationProps) {
  const translate = useTexts();
  if (last < 2) return null;
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

type PageLink = number | 'gap';

/** The first, the last and the neighbouring pages; a gap replaces two or more pages. */
export function pageLinks(current: number, last: number): PageLink[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  const links: PageLink[] = [];
  for (let page = 1; page <= last; page += 1) {
    const isSingleGap = shown.has(page - 1) && shown.has(page + 1);
    if (shown.has(page) || isSingleGap) links.push(page);
    else if (links.at(-1) !== 'gap') links.push('gap');
  }
  return links;
}
