/** As many elements as a chain of menus and dialogs leads through. */
const remembered = 20;

/** Milliseconds; Mantine itself gives the focus back after 10. */
const afterMantine = 20;

const overlays = '[role="dialog"], [role="menu"]';

/**
 * Gives the focus back from closed dialogs and menus, until the returned function is called. Mantine does so only where
 * the opener is still there, unlike an entry of a menu, and the dialog began closed, unlike a drawer that loads late.
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
    // What is hidden or disabled does not take the focus.
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
