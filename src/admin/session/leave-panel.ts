let isLeaving = false;

/**
 * Leaves the panel for another entry of the site. Only the first call counts, so that a late 401
 * cannot turn a logout on its way to `/` into a visit to the login page.
 */
export function leavePanel(path: string, delay = 0): void {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => location.replace(path), delay);
}

/** Whether the session has ended and the browser is on its way out. */
export function isLeavingPanel(): boolean {
  return isLeaving;
}

/** For calls whose answer nobody needs any more, because the page is about to go away. */
export function neverResolves(): Promise<never> {
  return new Promise(() => undefined);
}
