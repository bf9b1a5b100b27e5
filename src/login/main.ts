import { rememberMeKey } from '#shared/browser-session.ts';
import { createCalls } from './calls.ts';
import { emailInput, enableReveal, passwordInput, showErrors } from './fields.ts';
import { element, hideNotice, pageCsrfToken, showCompany, showNotice } from './page.ts';
import { isSignedIn, signIn, type Browser, type Outcome } from './sign-in.ts';

/** How long the two notices stand, in milliseconds (spec §9). */
const refusalTime = 3_000;
const successTime = 2_000;

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
  tell(outcome);
  if (outcome.kind === 'signed-in') setTimeout(enterPanel, successTime);
  else setBusy(false);
}

function tell(outcome: Outcome): void {
  if (outcome.kind === 'signed-in')
    showNotice('success', { title: 'Giriş Yapıldı!', text: 'Yönlendiriliyorsunuz...' });
  else if (outcome.kind === 'refused')
    showNotice('error', { text: outcome.message, milliseconds: refusalTime });
  else showNotice('error', { title: 'Sistemsel Hata!', text: 'Sistem Hatası' });
}

/** Not by `disabled`, which would take the focus away from the button. */
function setBusy(busy: boolean): void {
  isBusy = busy;
  submit.setAttribute('aria-disabled', String(busy));
  form.setAttribute('aria-busy', String(busy));
}

function enterPanel(): void {
  location.replace('/admin');
}

function fillRememberedEmail(): void {
  const email = localStorage.getItem(rememberMeKey);
  if (email !== null) {
    emailInput.value = email;
    rememberMe.checked = true;
  }
  // On a phone the keyboard would cover the page that the visitor has not seen yet.
  if (matchMedia('(pointer: fine)').matches) (email === null ? emailInput : passwordInput).focus();
}

showCompany();
enableReveal();
fillRememberedEmail();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isBusy) void attempt();
});
form.addEventListener('input', () => {
  if (isSubmitted) showErrors();
});
// Brought back by the browser's history: the page must look at the session anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
submit.disabled = false;
if (await isSignedIn(browser)) enterPanel();
