/**
 * A text that local storage keeps under a key, the same in all tabs. A browser that refuses to store has it in memory,
 * in this tab alone.
 */
export function browserRecord(key: string) {
  let kept: string | null = null;
  let isStored = true;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  return {
    notify,
    /** Null for none. */
    read(): string | null {
      if (!isStored) return kept;
      try {
        return localStorage.getItem(key);
      } catch {
        return kept;
      }
    },
    /** Null removes the record. */
    write(text: string | null): void {
      kept = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        isStored = true;
      } catch {
        isStored = false;
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) watchOtherTabs('addEventListener', notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watchOtherTabs('removeEventListener', notify);
      };
    },
  };
}

/**
 * A page restored from the back/forward cache has missed the events of other tabs, so it reads the storage again.
 */
function watchOtherTabs(method: 'addEventListener' | 'removeEventListener', notify: () => void): void {
  window[method]('storage', notify);
  window[method]('pageshow', notify);
}
