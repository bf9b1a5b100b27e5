/** Values that the browser refuses to store; they last until the page closes. */
const inMemory = new Map<string, unknown>();

/** A value that survives reloads of this tab; undefined if there is none. */
export function readStored(key: string): unknown {
  if (inMemory.has(key)) return inMemory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value for this tab; undefined removes it. */
export function store(key: string, value: unknown): void {
  inMemory.set(key, value);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A failure is ignored, because `inMemory` still has the value.
  }
}
