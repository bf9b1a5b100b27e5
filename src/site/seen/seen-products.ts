const key = 'recently_seen';
const maxSeen = 12;

/** The ids of the products that this browser has shown, the latest first; empty if its storage is not available. */
export function seenProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;
    return Array.isArray(stored) ? stored.filter(isId).slice(0, maxSeen) : [];
  } catch {
    return [];
  }
}

export function rememberProduct(id: number): void {
  try {
    const others = seenProducts().filter((other) => other !== id);
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, maxSeen)));
  } catch {
    // A failure is ignored, because the page does not need the storage.
  }
}
