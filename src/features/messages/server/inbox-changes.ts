const listeners = new Set<() => void>();

/** Tells the open panels of this process that messages came or changed; call it after the commit. */
export function announceInboxChange(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening. */
export function onInboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
