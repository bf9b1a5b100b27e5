import { element, hideNotice, pageConfiguration } from './page.ts';

/** The views of the page; the hash of the address selects one. */
const titles = {
  login: 'Giriş Yap',
  code: 'İki adımlı giriş',
  request: 'Parolanızı mı unuttunuz?',
  reset: 'Yeni parola',
} as const;
type View = keyof typeof titles;

const linkPattern = /^#(reset|davet)=([\w-]+)$/;

/** The token in this page's address, if a link for a password led here: one of a reset or of an invitation. */
export function linkToken(): string | undefined {
  return linkPattern.exec(location.hash)?.[2];
}

export const isInvited = (): boolean => location.hash.startsWith('#davet=');

const codeHash = '#dogrulama';
let isCodeWanted = false;

/** Opens the view of the code. A reload does not return to it, because the password is gone by then. */
export function openCodeView(): void {
  isCodeWanted = true;
  location.hash = codeHash;
}

function currentView(): View {
  if (isCodeWanted && location.hash === codeHash) return 'code';
  // The link of an invitation works without mail too, because an admin can hand it over.
  if (linkToken() !== undefined) return 'reset';
  return location.hash === '#parolami-unuttum' && pageConfiguration().canResetPassword ? 'request' : 'login';
}

/** Shows the view of the address. `onShow` runs before the first field gets the focus. */
export function showView(onShow: (view: View) => void = () => undefined): void {
  const view = currentView();
  const title = isInvited() ? 'Hesabınızı açın' : titles[view];
  document.title = title;
  element('title', HTMLHeadingElement).textContent = title;
  element('ends-sessions', HTMLSpanElement).hidden = isInvited();
  element('new-link', HTMLParagraphElement).hidden = isInvited() || !pageConfiguration().canResetPassword;
  for (const name of Object.keys(titles) as View[])
    element(`view-${name}`, HTMLDivElement).hidden = name !== view;
  onShow(view);
  // On a phone the keyboard would cover the page, so only the code field gets the focus there.
  if (view !== 'code' && !matchMedia('(pointer: fine)').matches) return;
  const inputs = [...element(`view-${view}`, HTMLDivElement).querySelectorAll('input')];
  (inputs.find(({ value, type }) => value === '' && type !== 'checkbox') ?? inputs[0])?.focus();
}

/** Shows the right view after links, Back and Forward. */
export function followAddress(onShow: (view: View) => void): void {
  addEventListener('hashchange', () => {
    hideNotice();
    showView(onShow);
  });
}
