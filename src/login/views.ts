import { element, hideNotice, pageConfiguration } from './page.ts';

/** The views of the page; the hash of the address selects one. */
const titles = {
  login: 'Giriş Yap',
  code: 'İki adımlı giriş',
  request: 'Parolanızı mı unuttunuz?',
  reset: 'Yeni parola',
} as const;
type View = keyof typeof titles;

const tokenPattern = /^#reset=([\w-]+)$/;

/** The token in this page's address, if a reset link led here. */
export function resetToken(): string | undefined {
  return tokenPattern.exec(location.hash)?.[1];
}

const codeHash = '#dogrulama';
let isCodeWanted = false;

/** Opens the view of the code. A reload does not return to it, because the password is gone by then. */
export function openCodeView(): void {
  isCodeWanted = true;
  location.hash = codeHash;
}

function currentView(): View {
  if (isCodeWanted && location.hash === codeHash) return 'code';
  if (!pageConfiguration().canResetPassword) return 'login';
  if (resetToken() !== undefined) return 'reset';
  return location.hash === '#parolami-unuttum' ? 'request' : 'login';
}

/** Shows the view of the address. `onShow` runs before the first field gets the focus. */
export function showView(onShow: (view: View) => void = () => undefined): void {
  const view = currentView();
  document.title = titles[view];
  element('title', HTMLHeadingElement).textContent = titles[view];
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
