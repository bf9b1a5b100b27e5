export type PageLink = number | 'gap';

/** The first, the last and the neighbouring pages; a gap stands for two pages or more. */
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
