import { scriptSafeJson } from './script-safe-json.ts';

/** The part of `window` through which the inline script and the deferred scripts share state. */
export type Early = {
  /** Stops recording clicks and returns the element that was clicked last and needs scripts. */
  takeEarlyClick?: () => HTMLElement | null;
};

const moduleId = 'start-module';

/**
 * Makes the browser load the scripts after the first screen (docs/decisions/0032). React Router writes
 * preloads and a module that would start at once; here the preloads become a list and the module inert text.
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
  let hasStarted = false;
  let early: HTMLElement | null = null;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const text = document.getElementById(id)?.textContent ?? '';
    // If the scripts fail to load, the browser follows the clicked link normally.
    const onerror = () => (window as Early).takeEarlyClick?.()?.click();
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', text, onerror }));
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
  // An action of the visitor starts the scripts before the first screen is complete.
  for (const action of ['pointerdown', 'keydown']) addEventListener(action, start, { once: true });
  addEventListener('load', () => {
    // A hidden page never paints, so the paint event would not come.
    if (document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
}
