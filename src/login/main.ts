import { endedSessionKey, rememberMeKey } from '#shared/browser-session.ts';
import { createCalls } from './calls.ts';
import { emailInput, enableReveal, passwordInput, showErrors } from './fields.ts';
import { element, hideNotice, pageCsrfToken, showCompany, showNotice } from './page.ts';
import { isSignedIn, signIn, type Browser, type Outcome } from './sign-in.ts';

/** How long the notices are shown, in milliseconds (docs/product.md, "Login"). */
const refusalMs = 3_000;
const successMs = 2_000;

const browser: Browser = {
  calls: createCalls((input, init) => fetch(input, init), pageCsrfToken()),
  store: localStorage,
  now: () => new Date(),
};
const form = element('login', HTMLFormElement);
const submit = element('submit', HTMLButtonElement);
const rememberMe = element('remember-me', HTMLInputElement);

let isSubmitted = false;
let isBusy = false;

async function attempt(): Promise<void> {
  isSubmitted = true;
  const invalid = showErrors();
  if (invalid) {
    invalid.focus();
    return;
  }
  setBusy(true);
  hideNotice();
  const outcome = await signIn(browser, {
    email: emailInput.value,
    password: passwordInput.value,
    rememberMe: rememberMe.checked,
  }).catch((): Outcome => ({ kind: 'failed' }));
  showOutcome(outcome);
  if (outcome.kind === 'signed-in') setTimeout(enterPanel, successMs);
  else setBusy(false);
}

function showOutcome(outcome: Outcome): void {
  if (outcome.kind === 'signed-in')
    showNotice('success', { title: 'Giriş Yapıldı!', text: 'Yönlendiriliyorsunuz...' });
  else if (outcome.kind === 'refused')
    showNotice('error', { text: outcome.message, milliseconds: refusalMs });
  else showNotice('error', { title: 'Sistemsel Hata!', text: 'Sistem Hatası' });
}

/** `aria-disabled` keeps the focus on the button; `disabled` would take it away. */
function setBusy(busy: boolean): void {
  isBusy = busy;
  submit.setAttribute('aria-disabled', String(busy));
  form.setAttribute('aria-busy', String(busy));
}

function enterPanel(): void {
  location.replace('/admin');
}

/** Fills in the remembered e-mail address, or that of a session that has just ended in this tab. */
function fillKnownEmail(): void {
  const remembered = localStorage.getItem(rememberMeKey);
  const ended = sessionStorage.getItem(endedSessionKey);
  const email = ended || remembered;
  if (email) emailInput.value = email;
  rememberMe.checked = remembered !== null;
  if (ended !== null)
    showNotice('info', {
      title: 'Oturumunuz sona erdi',
      text: 'Yeniden giriş yapın. Kaydetmedikleriniz bu tarayıcıda duruyor.',
    });
  // Not on a phone, where the keyboard would cover the page.
  if (matchMedia('(pointer: fine)').matches) (email ? passwordInput : emailInput).focus();
}

showCompany();
enableReveal();
fillKnownEmail();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isBusy) void attempt();
});
form.addEventListener('input', () => {
  if (isSubmitted) showErrors();
});
// A page from the back-forward cache must check the session again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
submit.disabled = false;
if (await isSignedIn(browser)) enterPanel();
