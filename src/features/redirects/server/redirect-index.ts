import { readOldAddress, writeOldAddress } from './old-address.ts';

export type StoredRedirect = { id: number; source: string; target: string };

/** Finds the redirect of an address in one or two steps, however many there are. */
export type RedirectIndex = {
  bySource: ReadonlyMap<string, StoredRedirect>;
  /** The lists of parameter names with which redirects of a path were entered, the longest first. */
  namesByPath: ReadonlyMap<string, readonly (readonly string[])[]>;
};

export type FoundRedirect = StoredRedirect & {
  /** The folded names of the parameters that were entered; the visitor's others go on to the target. */
  names: readonly string[];
};

export function indexRedirects(redirects: readonly StoredRedirect[]): RedirectIndex {
  const namesByPath = new Map<string, Map<string, readonly string[]>>();
  for (const { source } of redirects) {
    const { path, query } = readOldAddress(source);
    const names = query.map(([name]) => name);
    const known = namesByPath.get(path) ?? new Map<string, readonly string[]>();
    namesByPath.set(path, known.set(names.join('&'), names));
  }
  const sorted = [...namesByPath].map(([path, lists]) => {
    const longestFirst = [...lists.values()].sort((one, other) => other.length - one.length);
    return [path, longestFirst] as const;
  });
  return {
    bySource: new Map(redirects.map((redirect) => [redirect.source, redirect])),
    namesByPath: new Map(sorted),
  };
}

/** Finds the redirect that names the most parameters of an address; other parameters do not matter. */
export function findRedirect(index: RedirectIndex, address: string): FoundRedirect | undefined {
  const { path, query } = readOldAddress(address);
  for (const names of index.namesByPath.get(path) ?? []) {
    const wanted = query.filter(([name]) => names.includes(name));
    const found = index.bySource.get(writeOldAddress({ path, query: wanted }));
    if (found) return { ...found, names };
  }
  return undefined;
}
