let isLeaving = false;

/**
 * Leaves the panel for this path, after `delay` milliseconds. Only the first call counts: a late 401 must not
 * turn a logout into a redirect to the sign-in page.
 */
export function leavePanel(path: string, delay = 0): void {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => location.replace(path), delay);
}

/** True once the browser is leaving the panel. */
export function isLeavingPanel(): boolean {
  return isLeaving;
}

/** For calls whose answer is irrelevant, because the browser is leaving. */
export function neverResolves(): Promise<never> {
  return new Promise(() => undefined);
}
