/** The `page` parameter of an address; an invalid one counts as 1 (docs/product.md, "Parameters"). */
export function pageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** Whether the address asks for a page after the last one of its list. */
export function isPastEnd({ current_page, last_page }: { current_page: number; last_page: number }): boolean {
  return current_page > last_page;
}
