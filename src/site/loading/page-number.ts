/** The `page` parameter of an address; an unusable one counts as 1 (docs/product.md, "Parameters"). */
export function pageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
