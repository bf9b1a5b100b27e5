/** The address of a shown page. */
export type SiteLocation = {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** What the link or the call of `navigate` stored with this entry of the history. */
  state: unknown;
  /** Differs for each entry of the history. */
  key: string;
};

/** The form of `history.state`. */
type EntryState = { key: string; state: unknown };

/** The location of a URL. An entry that another script or the browser made has no state of ours. */
export function locationOf({ pathname, search, hash }: URL | Location, entry: unknown): SiteLocation {
  const { key = 'default', state = null } = (entry ?? {}) as Partial<EntryState>;
  return { pathname, search, hash, state, key };
}

export function newLocation(url: URL, state: unknown): SiteLocation {
  return locationOf(url, { key: crypto.getRandomValues(new Uint32Array(1)).join(''), state });
}

export function hrefOf({
  pathname,
  search,
  hash,
}: Pick<SiteLocation, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

export function entryState({ key, state }: SiteLocation): EntryState {
  return { key, state };
}

/** Whether only the fragment differs: the page stays as it is. */
export function isFragmentChange(from: SiteLocation, to: SiteLocation): boolean {
  return from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;
}
