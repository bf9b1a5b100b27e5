let isLeaving = false;

/**
 * Leaves the panel for `path` after `delay` milliseconds. Later calls do nothing: a late 401 must not turn a
 * logout into a redirect to the sign-in page.
 */
export function leavePanel(path: string, delay = 0): void {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => location.replace(path), delay);
}

export function isLeavingPanel(): boolean {
  return isLeaving;
}

/** A promise for calls whose answer no longer matters, because the browser is leaving. */
export function neverResolves(): Promise<never> {
  return new Promise(() => undefined);
}
