import { endedSessionKey, rememberMeKey } from '#features/auth/browser-session.rules.ts';
import { loginEmailErrors, passwordErrors } from '#features/users/account.rules.ts';
import { canUsePasskeys } from '#features/second-factor/passkey-support.rules.ts';
import { createCalls } from './calls.ts';
import { enableCode } from './code.ts';
import { enableReveal, field } from './fields.ts';
import { enableForm } from './form.ts';
import {
  element,
  hideNotice,
  pageConfiguration,
  pageCsrfToken,
  showCompany,
  showFailure,
  showNotice,
} from './page.ts';
import { enablePasswordReset } from './password-reset.ts';
import { isSignedIn, signIn, type Browser, type Outcome } from './sign-in.ts';
import { followAddress, linkToken, openCodeView, showView } from './views.ts';

/** The time for which each notice is shown, in milliseconds (docs/product.md, "Login"). */
const refusalMs = 3_000;
const successMs = 2_000;

const calls = createCalls((input, init) => fetch(input, init), pageCsrfToken());
const browser: Browser = { calls, store: localStorage, now: () => new Date() };
const email = field('email', loginEmailErrors);
const password = field('password', passwordErrors);
const rememberMe = element('remember-me', HTMLInputElement);

/** Signs in with the fields of the first view, which keep their values while the second view asks for the code. */
async function attempt(otp?: string): Promise<boolean> {
  const outcome = await signIn(browser, {
    email: email.input.value,
    password: password.input.value,
    rememberMe: rememberMe.checked,
    ...(otp !== undefined && { otp }),
  }).catch((): Outcome => ({ kind: 'failed' }));
  showOutcome(outcome);
  if (outcome.kind !== 'signed-in') return false;
  setTimeout(enterPanel, successMs);
  return true;
}

/** A passkey replaces both password and code, so both views offer it. */
function enablePasskeys(): void {
  for (const id of ['passkey', 'code-passkey']) {
    const button = element(id, HTMLButtonElement);
    button.hidden = !canUsePasskeys(pageConfiguration());
    button.addEventListener('click', () => void attemptByPasskey(button));
  }
}

async function attemptByPasskey(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  hideNotice();
  const outcome = await import('./passkey.ts')
    .then(({ signInByPasskey }) => signInByPasskey(browser, calls, { rememberMe: rememberMe.checked }))
    .catch((): Outcome => ({ kind: 'failed' }));
  showOutcome(outcome);
  if (outcome.kind === 'signed-in') setTimeout(enterPanel, successMs);
  else button.ariaBusy = null;
}

function showOutcome(outcome: Outcome): void {
  if (outcome.kind === 'signed-in')
    showNotice('success', { title: 'Giriş Yapıldı!', text: 'Yönlendiriliyorsunuz...' });
  else if (outcome.kind === 'code-wanted') {
    code.expect(outcome);
    openCodeView();
  } else if (outcome.kind === 'refused')
    showNotice('error', { text: outcome.message, milliseconds: refusalMs });
  else showFailure();
}

function enterPanel(): void {
  location.replace('/admin');
}

/** Fills in the remembered e-mail address, or the one of a session that just ended in this tab. */
function fillKnownEmail(): void {
  const remembered = localStorage.getItem(rememberMeKey);
  const ended = sessionStorage.getItem(endedSessionKey);
  const known = ended || remembered;
  if (known) email.input.value = known;
  rememberMe.checked = remembered !== null;
  if (ended !== null && linkToken() === undefined)
    showNotice('info', {
      title: 'Oturumunuz sona erdi',
      text: 'Yeniden giriş yapın. Kaydetmedikleriniz bu tarayıcıda duruyor.',
    });
}

showCompany();
enableReveal(password);
fillKnownEmail();
element('forgotten', HTMLAnchorElement).hidden = !pageConfiguration().canResetPassword;
enableForm('login', [email, password], () => attempt());
const code = enableCode(attempt);
enablePasskeys();
const reset = enablePasswordReset(calls);
const fillEmail = (view: string) => {
  if (view === 'request') reset.emailInput.value ||= email.input.value;
};
showView(fillEmail);
followAddress(fillEmail);
// The back-forward cache restores the page without running this script, so the session is checked again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
// A link for a password must work in a browser where somebody is signed in.
if (linkToken() === undefined && (await isSignedIn(browser))) enterPanel();
