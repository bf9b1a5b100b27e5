/** The `page` of an address; an unusable one counts as 1 (api.md, "Parameters"). */
export function pageNumber(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
