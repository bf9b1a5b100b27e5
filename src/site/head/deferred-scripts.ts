import { scriptSafeJson } from './script-safe-json.ts';

/** The part of `window` through which the inline script and the deferred scripts share state. */
export type Early = {
  /** Stops recording clicks and returns the element that was clicked last and needs scripts. */
  takeEarlyClick?: () => HTMLElement | null;
};

/**
 * The script that makes the browser load `entry` and the other `files` of a page after the first screen, and run them
 * when the visitor acts (docs/decisions/0032).
 */
export function deferredScripts(entry: string, files: readonly string[], nonce: string): string {
  const start = `(${startAfterFirstScreen.toString()})(${scriptSafeJson(entry)},${scriptSafeJson(files)})`;
  return `<script nonce="${nonce}">${start}</script>`;
}

/** Runs in the page from its source text, so it may use only its parameters. */
function startAfterFirstScreen(src: string, files: string[]): void {
  /** Milliseconds after the first screen for which the scripts wait for the visitor's first movement. */
  const patience = 4_000;
  let isShown = false;
  let isAttended = false;
  let hasStarted = false;
  let early: HTMLElement | null = null;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    // If the scripts fail to load, the browser follows the clicked link normally.
    const onerror = () => (window as Early).takeEarlyClick?.()?.click();
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
  };
  const download = () => {
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(Object.assign(link, { fetchPriority: 'low' }));
    }
  };
  const show = () => {
    if (isShown) return;
    isShown = true;
    download();
    if (isAttended) start();
    else setTimeout(start, patience);
  };
  const attend = () => {
    isAttended = true;
    if (isShown) start();
  };
  const remember = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return;
    early = target.closest<HTMLElement>(
      'button[type=button], a[data-waits-for-scripts], figure[data-video] a',
    );
    if (early instanceof HTMLAnchorElement) event.preventDefault();
  };
  (window as Early).takeEarlyClick = () => {
    removeEventListener('click', remember, true);
    return early;
  };
  addEventListener('click', remember, true);
  // A press starts the scripts before the first screen is complete, a movement once it is.
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, start, { once: true });
  for (const movement of ['pointermove', 'scroll'])
    addEventListener(movement, attend, { once: true, passive: true });
  addEventListener('load', () => {
    // A hidden page never paints, so the paint event would not come.
    if (document.hidden) show();
    else new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
  });
}
