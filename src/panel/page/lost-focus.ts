/** The number of focused elements that are remembered; a chain of menus and dialogs needs fewer. */
const remembered = 20;

/** In milliseconds: longer than the 10 after which Mantine gives the focus back. */
const afterMantine = 20;

const overlays = '[role="dialog"], [role="menu"]';

/**
 * Gives the focus back after dialogs and menus close, until the returned function is called. Mantine does not
 * if the opener is gone (a menu entry) or the dialog was mounted open (a drawer that loads late).
 */
export function returnLostFocus(): () => void {
  const focused: HTMLElement[] = [];
  let wasInOverlay = false;
  let timer: ReturnType<typeof setTimeout>;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    wasInOverlay = target.closest(overlays) !== null;
    focused.push(target);
    if (focused.length > remembered) focused.shift();
  };
  const isLost = () =>
    wasInOverlay && document.activeElement === document.body && focused.at(-1)?.isConnected === false;
  const giveBack = () => {
    if (!isLost()) return;
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    // A hidden or disabled element does not accept the focus, so the next one is tried.
    focused.findLast((element) => {
      if (element.isConnected && dialog.contains(element)) element.focus({ preventScroll: true });
      return document.activeElement === element;
    });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(giveBack, afterMantine);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
