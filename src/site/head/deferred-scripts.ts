import { scriptSafeJson } from './script-safe-json.ts';

/** The part of `window` through which the inline script and the deferred scripts share state. */
export type Early = {
  /** Stops recording clicks and returns the element that was clicked last and needs scripts. */
  takeEarlyClick?: () => HTMLElement | null;
};

const moduleId = 'start-module';

/**
 * Makes the browser load the scripts after the first screen and run them when the visitor acts
 * (docs/decisions/0032): React Router's preloads become a list, its module becomes inert text.
 */
export function deferScripts(html: string, nonce: string): string {
  const files: string[] = [];
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${nonce}"/>`, 'g');
  const module = `<script nonce="${nonce}" type="module" async="">`;
  const rest = html.replace(preload, (_, file: string) => (files.push(file), ''));
  const [before = '', after] = rest.split(module);
  if (files.length === 0 || after === undefined)
    throw new Error('React Router writes its scripts in another form');
  const start = `(${startAfterFirstScreen.toString()})(${scriptSafeJson(files)},"${moduleId}")`;
  return [
    `${before}<script nonce="${nonce}" type="text/plain" id="${moduleId}">${after}`,
    `<script nonce="${nonce}">${start}</script>`,
  ].join('');
}

/** Runs in the page from its source text, so it may use only its parameters. */
function startAfterFirstScreen(files: string[], id: string): void {
  /** Milliseconds after the first screen for which the scripts wait for the visitor's first movement. */
  const patience = 4_000;
  let isShown = false;
  let isAttended = false;
  let hasStarted = false;
  let early: HTMLElement | null = null;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const text = document.getElementById(id)?.textContent ?? '';
    // If the scripts fail to load, the browser follows the clicked link normally.
    const onerror = () => (window as Early).takeEarlyClick?.()?.click();
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', text, onerror }));
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
