/** What the browser refuses to store lasts as long as the page. */
const inMemory = new Map<string, unknown>();

/** A value that this tab keeps over reloads, undefined when there is none. */
export function readStored(key: string): unknown {
  if (inMemory.has(key)) return inMemory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes the value. */
export function store(key: string, value: unknown): void {
  inMemory.set(key, value);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The copy in memory remains.
  }
}
