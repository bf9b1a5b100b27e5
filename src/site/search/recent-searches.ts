const key = 'recent_searches';
const most = 5;

/** What this browser searched for, the last first; none where nothing can be stored. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(search: string): void {
  if (search === '') return;
  const folded = search.toLocaleLowerCase('tr');
  const others = recentSearches().filter((text) => text.toLocaleLowerCase('tr') !== folded);
  store([search, ...others].slice(0, most));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // A browser that allows no storage searches all the same.
  }
}
