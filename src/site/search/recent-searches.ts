const key = 'recent_searches';
const maxSearches = 5;

/** The recent searches of this browser, the latest first; empty if its storage is not available. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

export function rememberSearch(search: string): void {
  if (search === '') return;
  const folded = search.toLocaleLowerCase('tr');
  const others = recentSearches().filter((text) => text.toLocaleLowerCase('tr') !== folded);
  store([search, ...others].slice(0, maxSearches));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // A failure is ignored, because searching does not need the storage.
  }
}
