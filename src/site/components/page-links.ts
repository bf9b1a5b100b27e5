/** A page to link to, or a gap between two. */
export type PageLink = number | 'gap';

/** First, last and the neighbours of the current page; a gap never stands for a single page. */
export function pageLinks(current: number, last: number): PageLink[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  const links: PageLink[] = [];
  for (let page = 1; page <= last; page += 1) {
    const lonely = shown.has(page - 1) && shown.has(page + 1);
    if (shown.has(page) || lonely) links.push(page);
    else if (links.at(-1) !== 'gap') links.push('gap');
  }
  return links;
}
