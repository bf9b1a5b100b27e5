const listeners = new Set<() => void>();

/** Informs the open panels of this process that messages arrived or changed. Call it after the commit. */
export function announceInboxChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` after each change.
 *
 * @returns a function that stops listening.
 */
export function onInboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
